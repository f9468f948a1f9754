'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { cleanName } from '@/components/measurements/clean-name';
import { useUnit } from '@/components/measurements/use-unit';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Measures } from '../store/measures';
import { useCreator } from '../store/provider';
import type { Order } from './flow-ports';

/** What would be ordered now; `null` while nobody's measurements are chosen. */
export function useOrder(): Order | null {
  const { choices, measures, patternName, look } = useCreator((state) => state.history.present);
  const [unit] = useUnit();
  const t = useTranslations('measurements.chooser');
  return useMemo(() => {
    const whom = forWhom(measures, (size) => t('sizeName', { size }));
    const inches = unit === 'in' ? { unit } : {};
    const shown = look ? { look } : {};
    return whom && { choices, patternName: cleanName(patternName), ...inches, ...shown, ...whom };
  }, [choices, measures, patternName, look, unit, t]);
}

type Whom = Pick<Order, 'wearerId'> | Pick<Order, 'wearer'>;

function forWhom(measures: Measures, sizeName: (size: string) => string): Whom | null {
  switch (measures.kind) {
    case 'none':
      return null;
    case 'wearer':
      return { wearerId: measures.id };
    case 'size':
      return { wearer: { name: sizeName(measures.size), measured: STANDARD_SIZES[measures.size] } };
    case 'own':
      return { wearer: { name: measures.name, measured: measures.measured } };
  }
}
