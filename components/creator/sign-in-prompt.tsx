'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSession, useSessionState } from '@/components/session/session-provider';
import { Button } from '@/components/ui/button';
import styles from './creator.module.css';

interface SignInPromptProps {
  readonly title?: string;
  readonly text: string;
  /** Query of the creator's address on the way back, which opens the same window again. */
  readonly back: string;
}

/** Invites to sign in: the creation is kept first, and the same window opens again on the way back. */
export function SignInPrompt({ title, text, back }: SignInPromptProps) {
  const t = useTranslations('account.identity');
  const session = useSession();
  const path = usePathname();
  const trouble = useSessionState((state) => state.trouble);
  const [busy, setBusy] = useState(false);

  const go = (register: boolean) => {
    setBusy(true);
    session.signIn(`${path}?${back}`, { register }).catch(() => setBusy(false));
  };

  return (
    <div className={styles.prompt}>
      {title && <h3>{title}</h3>}
      <p>{text}</p>
      {trouble && <p role="alert">{t(`troubles.${trouble}`)}</p>}
      <div className={styles.doors}>
        <Button variant="primary" busy={busy} onClick={() => go(false)}>
          {t('signIn')}
        </Button>
        <Button busy={busy} onClick={() => go(true)}>
          {t('register')}
        </Button>
      </div>
    </div>
  );
}
