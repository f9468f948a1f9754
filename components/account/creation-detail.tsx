'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FirstSteps } from '@/components/creator/export/first-steps';
import { Difficulty } from '@/components/creator/strip/difficulty';
import { formatLength } from '@/components/measurements/units';
import { useUnit } from '@/components/measurements/use-unit';
import { useApi } from '@/components/session/session-provider';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CopyIcon, MailIcon } from '@/components/ui/icons/interface';
import { KeptPicture } from '@/components/ui/kept-picture';
import { Progress } from '@/components/ui/progress';
import { useToast } from '@/components/ui/use-toast';
import type { PatternView } from '@/lib/exports/views';
import { formatDuration } from '@/lib/measurements/durations';
import { MEASUREMENTS } from '@/lib/measurements/names';
import styles from './account.module.css';
import { Chosen } from './choices/chosen';
import { Compare } from './compare/compare';
import detail from './creation-detail.module.css';
import { Calibrated } from './extras/calibrated';
import { Cutters } from './extras/cutters';
import { FitCard } from './fit/fit-card';
import { SewCard } from './sewing/sew-card';
import { useDay } from './use-day';
import { Vary } from './vary';

interface CreationDetailProps {
  readonly pattern: PatternView;
  readonly onChanged: () => void;
}

/** Everything kept of one pattern: its picture, its files, the code to share, the measurements it was drawn on. */
export function CreationDetail({ pattern, onChanged }: CreationDetailProps) {
  const t = useTranslations('account');
  const day = useDay();
  const { name, wearerName, createdAt, thumbnailSvg, export: state, files, choices } = pattern;
  return (
    <>
      <header className={styles.head}>
        <h1>{name}</h1>
        <p>
          {t('creation.for', { name: wearerName })} · {t('creation.made', { date: day(createdAt) })}
        </p>
      </header>
      <div className={detail.detail}>
        <KeptPicture className={detail.picture} svg={thumbnailSvg} alt={t('creations.picture', { name })} />
        <section className={styles.panel} aria-labelledby="files">
          <h2 id="files">{t('creation.files')}</h2>
          {state.status === 'ready' && <Files pattern={pattern} files={files} onChanged={onChanged} />}
          {state.status === 'failed' && <Failed exportId={state.id} onChanged={onChanged} />}
          {(state.status === 'pending' || state.status === 'running') && (
            <Progress label={t('creation.preparing')} value={state.progress} />
          )}
        </section>
      </div>
      <Facts pattern={pattern} />
      <Chosen choices={choices} />
      {state.status === 'ready' && (
        <>
          <SewCard code={pattern.code} />
          <Calibrated pattern={pattern} />
          <Cutters pattern={pattern} />
          <FitCard pattern={pattern} />
        </>
      )}
      <Code code={pattern.code} />
      <Vary pattern={pattern} />
      <Compare pattern={pattern} />
      <Measures pattern={pattern} />
    </>
  );
}

/** What making it asks for, and what was paid with. */
function Facts({ pattern: { difficulty, times, promo } }: { readonly pattern: PatternView }) {
  const t = useTranslations('account.creation');
  const figures = useTranslations('creator.strip');
  const locale = useLocale();
  return (
    <dl className={detail.facts}>
      <div>
        <dt>{figures('difficulty')}</dt>
        <dd>
          <Difficulty value={difficulty} />
        </dd>
      </div>
      <div>
        <dt>{figures('preparation')}</dt>
        <dd>{formatDuration(times.preparationMinutes, locale)}</dd>
      </div>
      <div>
        <dt>{figures('realisation')}</dt>
        <dd>{formatDuration(times.realisationMinutes, locale)}</dd>
      </div>
      {promo && (
        <div>
          <dt>{t('promo')}</dt>
          <dd>{t('promoValue', { code: promo.code, percent: promo.percent / 100 })}</dd>
        </div>
      )}
    </dl>
  );
}

interface FilesProps {
  readonly pattern: PatternView;
  readonly files: PatternView['files'];
  readonly onChanged: () => void;
}

function Files({ pattern, files, onChanged }: FilesProps) {
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
      <FirstSteps files={files} />
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

function Code({ code }: { readonly code: string }) {
  const t = useTranslations('account.creation');
  const toast = useToast('code');
  const copy = () => void navigator.clipboard.writeText(code).then(() => toast.done(t('copied')));
  return (
    <Card className={detail.code}>
      <div>
        <h2>{t('code')}</h2>
        <p className={styles.muted}>{t('codeHelp')}</p>
      </div>
      <code>{code}</code>
      <Button size="small" onClick={copy}>
        <CopyIcon />
        {t('copy')}
      </Button>
    </Card>
  );
}

function Measures({ pattern: { body } }: { readonly pattern: PatternView }) {
  const t = useTranslations('account.creation');
  const names = useTranslations('catalogue.measurements');
  const locale = useLocale();
  const [unit] = useUnit();
  return (
    <section className={styles.panel} aria-labelledby="measures">
      <h2 id="measures">{t('measures')}</h2>
      <dl className={detail.measures}>
        {MEASUREMENTS.map((name) => (
          <div key={name}>
            <dt>{names(`${name}.name`)}</dt>
            <dd>{formatLength(body[name], unit, locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
