'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApi } from '@/components/session/session-provider';
import { useTroubleWords } from '@/components/session/trouble-note';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/use-toast';
import type { Profile } from '@/lib/accounts/users';
import { readTrouble } from '@/lib/http/trouble';
import styles from '../account.module.css';

interface PendingEmailProps {
  readonly person: Profile;
  readonly onChanged: (person: Profile) => void;
}

/** The address that waits to be proven: its link can be sent again, and the wish taken back. */
export function PendingEmail({ person, onChanged }: PendingEmailProps) {
  const t = useTranslations('account.informations');
  const api = useApi();
  const toast = useToast('email');
  const say = useTroubleWords();
  const [busy, setBusy] = useState<'resend' | 'keep'>();

  const during = async (what: 'resend' | 'keep', act: () => Promise<void>) => {
    setBusy(what);
    try {
      await act();
    } catch (error) {
      const interrupted = what === 'resend' ? 'toasts.resendInterrupted' : 'toasts.cancelInterrupted';
      toast.trouble(t(interrupted), say(readTrouble(error)));
    } finally {
      setBusy(undefined);
    }
  };
  const resend = async () => {
    await (await api()).resendEmailProof();
    toast.done(t('toasts.resent'));
  };
  const keep = async () => {
    onChanged(await (await api()).keepEmail());
    toast.done(t('toasts.emailKept'));
  };

  return (
    <section className={styles.pending} aria-label={t('pendingTitle')}>
      <h2>{t('pendingTitle')}</h2>
      <p>{t('pendingText', { email: person.pendingEmail ?? '' })}</p>
      <div className={styles.buttons}>
        <Button busy={busy === 'resend'} onClick={() => void during('resend', resend)}>
          {t('pendingResend')}
        </Button>
        <Button variant="quiet" busy={busy === 'keep'} onClick={() => void during('keep', keep)}>
          {t(person.email ? 'pendingCancel' : 'pendingCancelFirst')}
        </Button>
      </div>
    </section>
  );
}
