import 'server-only';
import { complexityPrice } from '@/lib/choices/price';
import type { Choices } from '@/lib/choices/types';
import type { Draft } from '@/lib/pattern/types';
import type { Figure } from './drawings/figure';
import { inOneFile } from './drawings/in-one-file';
import { SHOWN, topIn } from './showcase/tops';
import { flatFigure } from './showcase/views';

export interface PriceExample {
  readonly figure: Figure;
  /** Cents, by the complexity of what is drawn. */
  readonly price: number;
}

const EXAMPLES: readonly Choices['options'][] = [
  {
    sleeve: 'none',
    length: 'hip',
    silhouette: 'straight',
    'back-shaping': 'none',
    opening: 'none',
    'neckline-front': 'boat',
  },
  { sleeve: 'set-in', 'sleeve-length': 'elbow', 'neckline-front': 'v', length: 'hip' },
  {
    sleeve: 'set-in',
    'sleeve-length': 'long',
    'bust-shaping': 'princess-armhole',
    'neckline-front': 'v',
    length: 'tunic',
  },
];

/** Three tops from plain to involved with their prices. Drafted while pages are built, never for a request. */
export function priceExamples(): readonly PriceExample[] {
  const tops = EXAMPLES.map((options) => topIn(SHOWN.size, options));
  const { fronts } = inOneFile({ fronts: tops.map((top) => flatFigure(top, 'front')) });
  return fronts.map((figure, index) => ({ figure, price: complexityPrice((tops[index] as Draft).choices) }));
}
