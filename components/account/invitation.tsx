'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useSessionState } from '@/components/session/session-provider';
import { SignInButtons } from '@/components/session/sign-in-buttons';
import { EmptyState } from '@/components/ui/empty-state';
import { ThreadIcon } from '@/components/ui/icons/craft';
import styles from './account.module.css';

/** The way into the account, for someone who is not signed in or no longer is. Comes back to the same page. */
export function Invitation() {
  const t = useTranslations('account.identity');
  const trouble = useSessionState((state) => state.trouble);
  const path = usePathname();
  const search = useSearchParams().toString();
  return (
    <EmptyState
      wholePage
      picture={<ThreadIcon />}
      title={t('gate.title')}
      action={
        <div className={styles.signIn}>
          <SignInButtons returnTo={search ? `${path}?${search}` : path} />
        </div>
      }
    >
      <p>{t('gate.text')}</p>
      {trouble && <p role="alert">{t(`troubles.${trouble}`)}</p>}
    </EmptyState>
  );
}
