'use client';

import { useTranslations } from 'next-intl';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { SIZE_NAMES, type SizeName, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Measures } from '../store/measures';
import { Girths } from './girths';
import styles from './measures.module.css';

interface SizeChooserProps {
  readonly picked: Measures;
  readonly onPick: (measures: Measures) => void;
}

/** Standard sizes with the three girths by which one knows one's own. */
export function SizeChooser({ picked, onPick }: SizeChooserProps) {
  const t = useTranslations('measurements.chooser');
  return (
    <div className={styles.way}>
      <p className={styles.help}>{t('sizeHelp')}</p>
      <ChoiceCards<SizeName | ''>
        className={styles.sizes}
        label={t('size')}
        value={picked.kind === 'size' ? picked.size : ''}
        onChange={(size) => size && onPick({ kind: 'size', size })}
        cards={SIZE_NAMES.map((size) => ({
          value: size,
          title: t('sizeName', { size }),
          help: <Girths measured={STANDARD_SIZES[size]} />,
        }))}
      />
    </div>
  );
}
