'use client';

import type { Offers } from '@/components/account/api-types';
import { SessionProvider } from '@/components/account/identity/session-provider';
import { Desk } from './desk';

/** The desk with who is signed in; readable before any script runs. */
export function DeskIsland({ offers }: { readonly offers: Offers }) {
  return (
    <SessionProvider>
      <Desk offers={offers} />
    </SessionProvider>
  );
}
