'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CopyIcon } from '@/components/ui/icons/interface';
import { KeptPicture } from '@/components/ui/kept-picture';
import { useToast } from '@/components/ui/use-toast';
import type { PatternView } from '@/lib/exports/views';
import styles from './account.module.css';
import { Chosen } from './choices/chosen';
import { Compare } from './compare/compare';
import detail from './creation-detail.module.css';
import { CreationFacts, CreationMeasures } from './creation-facts';
import { CreationFiles } from './creation-files';
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
  const { name, wearerName, createdAt, thumbnailSvg, export: state, choices } = pattern;
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
        <CreationFiles pattern={pattern} onChanged={onChanged} />
      </div>
      <CreationFacts pattern={pattern} />
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
      <CreationMeasures pattern={pattern} />
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
