'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { formatLength } from '@/components/measurements/units';
import type { Conflict } from '@/lib/choices/types';
import { useScreen } from './screen';
import type { MovedSize } from './store/sizes-aside';
import { useCatalogueWords } from './words';

/** The sentence for the values that give way to a choice, and what they become. */
export function useGivenWayWords(): (conflicts: readonly Conflict[]) => string {
  const t = useTranslations('creator.conflict');
  const words = useCatalogueWords();
  return useCallback(
    (conflicts) => {
      const each = conflicts.map(({ slot, nearest }) =>
        t('becomes', { slot: words.slot(slot), value: words.value(slot, nearest) }),
      );
      return t('moved', { sizes: each.join(t('between')) });
    },
    [t, words],
  );
}

/** The sentence for the dimensions that went along with a choice. */
export function useMovedWords(): (moved: readonly MovedSize[]) => string {
  const t = useTranslations('creator.conflict');
  const words = useCatalogueWords();
  const locale = useLocale();
  const { unit } = useScreen();
  const say = (cm: number | null) => (cm === null ? t('automatic') : formatLength(cm, unit, locale));
  return (moved) => {
    const each = moved.map(({ size, from, to }) => {
      return t('movedSize', { name: words.size(size), from: say(from), to: say(to) });
    });
    return t('moved', { sizes: each.join(t('between')) });
  };
}
