'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSession, useSessionState } from '@/components/session/session-provider';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ThreadIcon } from '@/components/ui/icons/craft';
import styles from './account.module.css';

/** The way into the account, for someone who is not signed in or no longer is. Comes back to the same page. */
export function Invitation() {
  const t = useTranslations('account.identity');
  const session = useSession();
  const trouble = useSessionState((state) => state.trouble);
  const path = usePathname();
  const search = useSearchParams().toString();
  const [busy, setBusy] = useState(false);
  const go = (register: boolean) => {
    setBusy(true);
    session.signIn(search ? `${path}?${search}` : path, { register }).catch(() => setBusy(false));
  };
  return (
    <EmptyState
      wholePage
      picture={<ThreadIcon />}
      title={t('gate.title')}
      action={
        <div className={styles.doors}>
          <Button variant="primary" busy={busy} onClick={() => go(false)}>
            {t('signIn')}
          </Button>
          <Button busy={busy} onClick={() => go(true)}>
            {t('register')}
          </Button>
        </div>
      }
    >
      <p>{t('gate.text')}</p>
      {trouble && <p role="alert">{t(`troubles.${trouble}`)}</p>}
    </EmptyState>
  );
}
