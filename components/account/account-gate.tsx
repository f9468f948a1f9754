'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { SessionGate } from '@/components/session/session-gate';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './account.module.css';
import { Invitation } from './invitation';

// The sign-in library comes only to those who have been here before.
const MsalGate = dynamic(() => import('@/components/session/msal-gate'), { ssr: false, loading: Opening });

/** Lets in who is signed in, invites who is not, and says so when the provider cannot be reached. */
export function AccountGate({ children }: { readonly children: ReactNode }) {
  return (
    <SessionGate waiting={<Opening />} prompt={<Invitation />}>
      <Suspense fallback={<Opening />}>
        <MsalGate prompt={<Invitation />}>{children}</MsalGate>
      </Suspense>
    </SessionGate>
  );
}

function Opening() {
  const t = useTranslations('account.identity.gate');
  return (
    <div className={styles.opening} role="status" aria-label={t('loading')}>
      <Skeleton width="45%" height="2.5rem" />
      <Skeleton height="8rem" />
      <Skeleton height="8rem" />
    </div>
  );
}
