import type { Draft } from '@/lib/pattern/types';
import type { Job } from '../jobs';

const FOLDED = ['fold-pleats', 'fold-sleeve-pleats'];

/** Pieces whose pleats lie folded: from when they are basted; to be hemmed a skirt's are pressed open again. */
export function pleatsFolded(
  { operations }: Draft,
  { stage, operation }: Job,
  key?: string,
): ReadonlySet<string> {
  const folds = operations.filter((each) => FOLDED.includes(each.operation));
  const isLaid = (each: (typeof folds)[number]) =>
    each.operation === operation ? key === 'baste' : operation !== 'hem' && each.stage < stage;
  return new Set(folds.filter(isLaid).flatMap(({ pieces }) => pieces));
}
