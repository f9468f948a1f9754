import { completeChoices } from '@/lib/choices/defaults';
import type { Choices } from '@/lib/choices/types';
import { draft } from '@/lib/drafting/draft';
import { type SizeName, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';

interface Shown {
  readonly size: SizeName;
  readonly sizes: readonly SizeName[];
  readonly main: Choices['options'];
  readonly variants: readonly Choices['options'][];
}

const SLEEVE = { sleeve: 'set-in' } as const;

/** The garments of the home page. */
export const SHOWN: Shown = {
  size: '40',
  sizes: ['34', '44', '54'],
  main: { ...SLEEVE, 'sleeve-length': 'short', 'neckline-front': 'v', length: 'hip' },
  variants: [
    { sleeve: 'none', 'neckline-front': 'round', length: 'hip' },
    { ...SLEEVE, 'sleeve-length': 'elbow', 'neckline-front': 'v', length: 'hip' },
    { ...SLEEVE, 'sleeve-length': 'long', 'neckline-front': 'round', length: 'hip' },
    { sleeve: 'none', 'neckline-front': 'v', length: 'tunic', silhouette: 'a-line' },
  ],
};

/** The top with these options in a chart size. A refusal here is a bug of ours, not of a visitor. */
export function topIn(size: SizeName, options: Choices['options']): Draft {
  const outcome = draft(completeChoices('top', options, {}), STANDARD_SIZES[size]);
  if ('refused' in outcome) throw new Error(`The showcase is refused: ${JSON.stringify(outcome.refused)}`);
  return outcome.draft;
}
