'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCatalogueWords } from '@/components/creator/words';
import { formatLength } from '@/components/measurements/units';
import { useUnit } from '@/components/measurements/use-unit';
import type { PatternSummary } from '@/lib/exports/views';
import { telling } from './telling';
import styles from './telling-line.module.css';

interface TellingLineProps {
  readonly pattern: PatternSummary;
  readonly all: readonly PatternSummary[];
}

/** A pattern's main choices in a line; what parts it from another of its name in a second, in full. */
export function TellingLine({ pattern, all }: TellingLineProps) {
  const t = useTranslations('account.creations');
  const words = useCatalogueWords();
  const locale = useLocale();
  const [unit] = useUnit();
  const { choices, garment } = pattern;
  const { slots, apart } = telling(pattern, all);
  const answer = (slot: string) => {
    const [name, value] = [words.slot(slot), words.value(slot, choices.options[slot] ?? '')];
    // "Shirt collar" says what it is, "short" does not.
    const isPlain = value.toLocaleLowerCase(locale).includes(name.toLocaleLowerCase(locale));
    return isPlain ? value : t('choice', { name, value });
  };
  const length = (size: string) => {
    const cm = choices.sizes[size];
    return cm === undefined ? t('automatic') : formatLength(cm, unit, locale);
  };
  const differing = [
    ...apart.slots.map(answer),
    ...apart.sizes.map((size) => t('choice', { name: words.size(size), value: length(size) })),
  ];
  return (
    <>
      <span className={styles.line}>{[words.garment(garment), ...slots.map(answer)].join(' · ')}</span>
      {differing.length > 0 && <span className={styles.apart}>{differing.join(' · ')}</span>}
    </>
  );
}
