'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FirstSteps } from '@/components/creator/export/first-steps';
import { useApi } from '@/components/session/session-provider';
import { Button } from '@/components/ui/button';
import { MailIcon } from '@/components/ui/icons/interface';
import { Progress } from '@/components/ui/progress';
import { useToast } from '@/components/ui/use-toast';
import type { PatternView } from '@/lib/exports/views';
import styles from './account.module.css';

interface CreationFilesProps {
  readonly pattern: PatternView;
  readonly onChanged: () => void;
}

/** The files of a pattern as they stand: ready to be fetched, being made, or failed. */
export function CreationFiles({ pattern, onChanged }: CreationFilesProps) {
  const t = useTranslations('account.creation');
  const state = pattern.export;
  return (
    <section className={styles.panel} aria-labelledby="files">
      <h2 id="files">{t('files')}</h2>
      {state.status === 'ready' && <Ready pattern={pattern} onChanged={onChanged} />}
      {state.status === 'failed' && <Failed exportId={state.id} onChanged={onChanged} />}
      {(state.status === 'pending' || state.status === 'running') && (
        <Progress label={t('preparing')} value={state.progress} />
      )}
    </section>
  );
}

function Ready({ pattern, onChanged }: CreationFilesProps) {
  const t = useTranslations('account.creation');
  const api = useApi();
  const toast = useToast(`resend:${pattern.id}`);
  const [busy, setBusy] = useState<'resend' | 'withdraw'>();
  const during = async (what: 'resend' | 'withdraw', act: () => Promise<void>) => {
    setBusy(what);
    await act().catch(() => toast.trouble(t(`${what}Interrupted`)));
    setBusy(undefined);
  };
  const resend = async () => {
    await (await api()).resendExport(pattern.export.id);
    toast.done(t('resent'));
  };
  const withdraw = async () => {
    await (await api()).withdrawLinks(pattern.export.id);
    toast.done(t('withdrawn'));
    onChanged();
  };
  return (
    <>
      <p className={styles.muted}>{t('filesIntro')}</p>
      <FirstSteps files={pattern.files} />
      <div className={styles.buttons}>
        <Button size="small" busy={busy === 'resend'} onClick={() => void during('resend', resend)}>
          <MailIcon />
          {t('resend')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={busy === 'withdraw'}
          onClick={() => void during('withdraw', withdraw)}
        >
          {t('withdraw')}
        </Button>
      </div>
    </>
  );
}

function Failed({ exportId, onChanged }: { readonly exportId: string; readonly onChanged: () => void }) {
  const t = useTranslations('account.creation');
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await (await api()).retryExport(exportId);
    } finally {
      setBusy(false);
      onChanged();
    }
  };
  return (
    <>
      <p role="alert">{t('failed')}</p>
      <div className={styles.buttons}>
        <Button variant="primary" busy={busy} onClick={() => void retry()}>
          {t('retry')}
        </Button>
      </div>
    </>
  );
}
