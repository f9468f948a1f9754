'use client';

import { type ReactNode, Suspense } from 'react';
import { SessionProvider } from '@/components/session/session-provider';
import { ToastRegion } from '@/components/ui/toast';
import styles from './account.module.css';
import { AccountGate } from './account-gate';
import { AccountNavigation } from './account-navigation';

/** The account: its pages at the left, the open one beside them. */
export function AccountShell({ children }: { readonly children: ReactNode }) {
  return (
    <SessionProvider>
      <ToastRegion>
        <div className={styles.shell}>
          <AccountNavigation />
          <div className={styles.content}>
            <Suspense>
              <AccountGate>{children}</AccountGate>
            </Suspense>
          </div>
        </div>
      </ToastRegion>
    </SessionProvider>
  );
}
