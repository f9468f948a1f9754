import type { OperationName } from '@/lib/operations/names';
import { TOOTH } from '../cloth/make-zip';

/** Between the seam lines of the two halves while the zip is open: room for their allowances and a loose tape, cm. */
const OPEN = 13;

/** How a tape is held on its half; before it comes the allowance may have to be pressed under. */
export type Held = 'none' | 'pressing' | 'folding' | 'loose' | 'coming' | 'now' | 'sewn';

/** What lies there in one action: how far the halves are apart, and on which of them the zip is fastened. */
export interface Stand {
  readonly air: number;
  /** The allowances lie folded back, the tapes beneath. */
  readonly folded: boolean;
  /** How the tapes on the first and on the second half are held. */
  readonly held: readonly [Held, Held];
  readonly slider?: 'neck' | 'foot';
  /** What is marked on the second tape beside the seams that run into it: where its line begins, or ends too. */
  readonly marked?: 'top' | 'ends';
}

/** Right sides together, on the allowance, teeth on the seam line; it is not seen once it is closed. */
const INVISIBLE: Readonly<Record<string, Stand>> = {
  place: { air: OPEN, folded: false, held: ['coming', 'loose'], slider: 'foot' },
  first: { air: OPEN, folded: false, held: ['now', 'loose'], slider: 'foot' },
  second: { air: OPEN, folded: false, held: ['sewn', 'now'], slider: 'foot', marked: 'top' },
  check: { air: 0, folded: true, held: ['folding', 'folding'], slider: 'neck' },
};

/** Under the folded edges, its teeth seen; they are pressed wrong side up. */
const SEPARATING: Readonly<Record<string, Stand>> = {
  place: { air: OPEN, folded: false, held: ['pressing', 'pressing'] },
  first: { air: OPEN, folded: true, held: ['now', 'none'] },
  second: { air: OPEN, folded: true, held: ['sewn', 'now'], marked: 'ends' },
  stitch: { air: 2 * TOOTH, folded: true, held: ['now', 'now'], slider: 'neck' },
};

/** Between two marks. */
const AT_SIDE: typeof INVISIBLE = {
  ...INVISIBLE,
  second: { air: OPEN, folded: false, held: ['sewn', 'now'], slider: 'foot', marked: 'ends' },
};

/** Operation by operation, action by action. */
export const STANDS: Readonly<Partial<Record<OperationName, Readonly<Record<string, Stand>>>>> = {
  'insert-zip': INVISIBLE,
  'insert-separating-zip': SEPARATING,
  'insert-side-zip': AT_SIDE,
};
