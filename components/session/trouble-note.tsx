'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { AlertIcon } from '@/components/ui/icons/interface';
import type { Trouble } from '@/lib/http/trouble';
import { PlansLink } from './plans-link';
import { useSession, useSessionState } from './session-provider';
import styles from './trouble-note.module.css';

interface TroubleNoteProps {
  readonly trouble: Trouble;
  readonly onRetry?: (() => void) | undefined;
}

/** Why a call did not succeed and what can be done: try again, or sign in again when that is what it takes. */
export function TroubleNote({ trouble, onRetry }: TroubleNoteProps) {
  const t = useTranslations('account');
  const explain = useTroubleCause();
  const session = useSession();
  const path = usePathname();
  const expired = useSessionState(({ status }) => status === 'expired' || status === 'out');
  return (
    <div role="alert" className={styles.note}>
      <AlertIcon />
      <p>{explain(trouble)}</p>
      {expired && (
        <Button size="small" onClick={() => void session.signIn(path).catch(() => {})}>
          {t('identity.again')}
        </Button>
      )}
      {!expired && onRetry && (
        <Button size="small" onClick={onRetry}>
          {t('troubles.retry')}
        </Button>
      )}
    </div>
  );
}

/** What another plan would mend. */
const OF_THE_PLAN = ['too-many-wearers', 'plan-required'];

/** The sentence for a trouble, with the way out of it where that is another plan. */
export function useTroubleCause(): (trouble: Trouble) => ReactNode {
  const say = useTroubleWords();
  return (trouble) => (
    <>
      {say(trouble)} {OF_THE_PLAN.includes(trouble.code) && <PlansLink />}
    </>
  );
}

/** The sentence for a trouble: the identity provider's reasons first, then the server's own words. */
export function useTroubleWords(): (trouble: Trouble) => string {
  const t = useTranslations('account');
  const identity = useSessionState(({ trouble }) => trouble);
  return (trouble) => {
    if (trouble.status === undefined && identity !== null) return t(`identity.troubles.${identity}`);
    if (trouble.message) return trouble.message;
    if (trouble.code === 'offline' || trouble.code === 'timeout') return t(`troubles.${trouble.code}`);
    return t('troubles.unexpected');
  };
}
