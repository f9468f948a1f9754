'use client';
import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useMemo } from 'react';

export interface Toaster {
  /** Something succeeded. */
  readonly done: (title: ReactNode, description?: ReactNode) => void;
  /** Something failed: stays until it is read and closed, and is announced at once. */
  readonly trouble: (title: ReactNode, description?: ReactNode) => void;
  /** Something worth knowing. */
  readonly note: (title: ReactNode, description?: ReactNode) => void;
}

/** Says an outcome in the corner of the screen. Needs a `ToastRegion` above it. */
export function useToast(): Toaster {
  const { add } = Toast.useToastManager();
  return useMemo(
    () => ({
      done: (title, description) => add({ type: 'done', title, description }),
      trouble: (title, description) =>
        add({ type: 'trouble', title, description, priority: 'high', timeout: 0 }),
      note: (title, description) => add({ type: 'note', title, description }),
    }),
    [add],
  );
}
