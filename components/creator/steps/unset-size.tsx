'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { limitedBy } from '@/lib/choices/ranges';
import { usePreview } from '../preview/preview-context';
import { useChosen, useCreator } from '../store/provider';
import { useCatalogueWords } from '../words';
import type { Summary } from '../worker/protocol';
import { useLengthWords, useSizeRange } from './size-range';
import styles from './steps.module.css';

/** A dimension that another choice leaves no room: which one, and nothing to pull that would not move. */
export function FixedSize({ size }: { readonly size: string }) {
  const by = limitedBy(useChosen(), size);
  const say = useLengthWords();
  const words = useCatalogueWords();
  const t = useTranslations('creator.sizes');
  return (
    <UnsetSize size={size} value={say(useSizeRange(size).min)}>
      {by && <p className={styles.sizeHelp}>{t('fixed', { choice: words.value(by.slot, by.value) })}</p>}
    </UnsetSize>
  );
}

/** A dimension left to the engine, with what it made of it where that is known. */
export function AutomaticSize({ size }: { readonly size: string }) {
  const { min, max, step } = useSizeRange(size);
  const worked = usePreview((state) => workedOut(size, state.summary));
  const setSize = useCreator((state) => state.setSize);
  const say = useLengthWords();
  const name = useCatalogueWords().size(size);
  const t = useTranslations('creator.sizes');
  const start = Math.round((worked ?? (min + max) / 2) / step) * step;
  return (
    <UnsetSize
      size={size}
      value={worked === null ? t('automatic') : t('automaticValue', { value: say(worked) })}
    >
      <Button
        variant="quiet"
        size="small"
        aria-label={t('setByHand', { name })}
        onClick={() => setSize(size, Math.min(max, Math.max(min, start)))}
      >
        {t('set')}
      </Button>
    </UnsetSize>
  );
}

interface UnsetSizeProps {
  readonly size: string;
  readonly value: string;
  readonly children: ReactNode;
}

function UnsetSize({ size, value, children }: UnsetSizeProps) {
  return (
    <div className={styles.size} data-size={size}>
      <span className={styles.sizeName}>{useCatalogueWords().size(size)}</span>
      <span className={styles.automatic}>{value}</span>
      {children}
    </div>
  );
}

/** What the engine made of a dimension nobody set. */
function workedOut(size: string, summary: Summary | null): number | null {
  if (!summary || !size.startsWith('ease-')) return null;
  return summary.ease[size.slice('ease-'.length)] ?? null;
}
