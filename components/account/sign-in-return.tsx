'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { browserStorage, carryCreation } from '@/components/creator/store/autosave';
import { readOwner } from '@/components/session/owner';
import { SessionProvider, useSession, useSessionState } from '@/components/session/session-provider';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { localPath } from '@/lib/i18n/paths';
import styles from './sign-in-return.module.css';

/** Where the identity provider sends people back to: takes in its answer and goes on to where they were. */
export function SignInReturn() {
  return (
    <SessionProvider>
      <Return />
    </SessionProvider>
  );
}

function Return() {
  const t = useTranslations('account.identity');
  const session = useSession();
  const trouble = useSessionState((state) => state.trouble);
  const router = useRouter();
  const locale = useLocale();
  const [home, creator] = [localPath(locale, '/'), localPath(locale, '/create')];
  const [outcome, setOutcome] = useState<'waiting' | 'nothing' | 'failed'>('waiting');
  const started = useRef(false);

  useEffect(() => {
    // The answer can be taken in only once, and development runs every effect twice.
    if (started.current) return;
    started.current = true;
    session.completeSignIn().then(
      (returnTo) => {
        if (returnTo === null) return setOutcome('nothing');
        if (returnTo.split('?')[0] === creator) carryOver();
        router.replace(returnTo);
      },
      () => setOutcome('failed'),
    );
  }, [session, router, creator]);

  if (outcome === 'waiting') {
    return (
      <p role="status" className={styles.waiting}>
        {t('callback.wait')}
      </p>
    );
  }
  return (
    <div className={styles.outcome}>
      <h2>{t(outcome === 'failed' ? 'callback.failed' : 'callback.nothing')}</h2>
      {outcome === 'failed' && trouble && <p role="alert">{t(`troubles.${trouble}`)}</p>}
      <div className={styles.ways}>
        <Button variant="primary" onClick={() => void session.signIn(home).catch(() => {})}>
          {t('again')}
        </Button>
        <ButtonLink href={home}>{t('callback.home')}</ButtonLink>
      </div>
    </div>
  );
}

/** What was designed before signing in, from there, belongs to who signs in. */
function carryOver() {
  const owner = readOwner();
  if (owner !== null) carryCreation(browserStorage(), owner);
}
