import { type ReactNode, ViewTransition } from 'react';

/** Turns from one page to the next: the old one goes out, then the new one comes in. */
export default function PageTurn({ children }: { readonly children: ReactNode }) {
  return (
    <ViewTransition default="none" enter="page" exit="page">
      {children}
    </ViewTransition>
  );
}
