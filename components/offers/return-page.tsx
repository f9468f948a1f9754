'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { SessionGate } from '@/components/session/session-gate';
import { SessionProvider, useSession } from '@/components/session/session-provider';
import { Button } from '@/components/ui/button';
import { Grainline } from '@/components/ui/grainline';
import { ThreadIcon } from '@/components/ui/icons/craft';
import { Progress } from '@/components/ui/progress';
import styles from './return-page.module.css';

/** A page one comes back to from paying: for whoever paid, and for nobody else. */
export function ReturnGate({ children }: { readonly children: ReactNode }) {
  return (
    <SessionProvider>
      <Suspense>
        <SessionGate waiting={<Waiting />} prompt={<SignInAgain />}>
          {children}
        </SessionGate>
      </Suspense>
    </SessionProvider>
  );
}

function Waiting() {
  const t = useTranslations('offers.success');
  return (
    <ReturnMessage title={t('waitTitle')}>
      <Progress label={t('waitTitle')} value={null} />
    </ReturnMessage>
  );
}

function SignInAgain() {
  const t = useTranslations('offers.success');
  const identity = useTranslations('account.identity');
  const session = useSession();
  const path = usePathname();
  const search = useSearchParams().toString();
  const go = () => void session.signIn(search ? `${path}?${search}` : path).catch(() => {});
  return (
    <ReturnMessage
      title={t('waitTitle')}
      actions={
        <Button variant="primary" onClick={go}>
          {identity('signIn')}
        </Button>
      }
    >
      <p>{t('signIn')}</p>
    </ReturnMessage>
  );
}

interface ReturnMessageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** One thing to say, in the middle of the table. */
export function ReturnMessage({ title, children, actions }: ReturnMessageProps) {
  return (
    <div className={styles.message}>
      <ThreadIcon />
      <h1>{title}</h1>
      {children}
      {actions && (
        <>
          <Grainline className={styles.line} />
          <div className={styles.actions}>{actions}</div>
        </>
      )}
    </div>
  );
}
