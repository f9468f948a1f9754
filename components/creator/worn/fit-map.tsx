'use client';

import { useTranslations } from 'next-intl';
import { TableIcon, TautIcon } from '@/components/ui/icons/interface';
import type { ZoneFit } from '@/lib/tryon/fit/zone-fits';
import own from './fit-map.module.css';
import { FitTable } from './fit-table';
import { Flap } from './flap';
import styles from './worn.module.css';

interface FitMapProps {
  readonly fit: readonly ZoneFit[];
  readonly mapped: boolean;
  readonly onMapped: (mapped: boolean) => void;
}

/** Shows on the cloth where it is tight and where it is loose, and tells the same in a table. */
export function FitMap({ fit, mapped, onMapped }: FitMapProps) {
  const t = useTranslations('creator.worn.fit');
  if (fit.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-pressed={mapped}
        aria-label={t('map')}
        title={t('map')}
        onClick={() => onMapped(!mapped)}
      >
        <TautIcon />
        <span>{t('map')}</span>
      </button>
      <Flap icon={<TableIcon />} name={t('table')} text={t('table')}>
        <FitTable fit={fit} />
      </Flap>
    </>
  );
}

/** What the colours and lines of the map say. */
export function FitLegend() {
  const t = useTranslations('creator.worn.fit.legend');
  return (
    <p className={own.legend}>
      <i />
      <span>
        <span>{t('loose')}</span>
        <span>{t('close')}</span>
        <span>{t('pulls')}</span>
      </span>
    </p>
  );
}
