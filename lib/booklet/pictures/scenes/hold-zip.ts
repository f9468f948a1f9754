import { parallel } from '@/lib/geometry/polyline/parallel';
import { cyclic, firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { OperationName } from '@/lib/operations/names';
import { OPERATIONS } from '@/lib/operations/registry';
import { marked, slider, TOOTH, tape, teethOf } from '../cloth/make-zip';
import type { Shown } from '../cloth/scene';
import { type Laid, lineOf } from '../cloth/walk-seam';

type Line = readonly Pair[];

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

/** Zip by zip, action by action. */
const STANDS = { invisible: INVISIBLE, separating: SEPARATING, side: AT_SIDE } as const;

export function standOf(operation: OperationName, key: string): Stand | undefined {
  const { zip } = OPERATIONS[operation];
  return zip && STANDS[zip][key];
}

/** Its line on either half, walked down, and on which side of the first the other lies: 1 to the left. */
export interface Zip {
  readonly line: Line;
  readonly far: Line;
  readonly away: 1 | -1;
  readonly stand: Stand;
}

/** An invisible zip is stitched so close to its teeth, cm. */
const CLOSE = 0.15;
/** A tape on its way to its half is drawn so far from it, cm. */
export const ON_ITS_WAY = 3.2;
/** Below the neckline, where the slider rests when the zip is closed, cm. */
const TOP = 1;

/** Each tape where it lies: on its half, or loose between the two. */
export function tapesOf({ line, far, away, stand: { air, folded, held } }: Zip): Shown[] {
  return held.flatMap((how, i) => {
    if (how === 'none' || how === 'pressing' || how === 'folding') return [];
    if (how === 'loose') return [tape(parallel(line, away * (air - ON_ITS_WAY - 2 * TOOTH)), away)];
    if (how === 'coming') return [tape(parallel(line, away * ON_ITS_WAY), away)];
    const on = i === 0 ? line : far;
    const to = (i === 0 ? away : -away) as 1 | -1;
    // Under a fold the teeth stand out; on the allowance they lie on the seam line.
    if (folded) return [tape(on, -to as 1 | -1)];
    const flat = tape(parallel(on, to * TOOTH), to);
    const seam = parallel(on, -to * CLOSE);
    return [how === 'sewn' ? { ...flat, sewn: [seam] } : { ...flat, worked: [seam] }];
  });
}

/** What is marked on the second tape: where its half begins, where seams run into it and, if it is told, where it ends. */
export function placesMarked(
  { far, stand: { marked: which } }: Zip,
  steps: readonly Laid[],
  laid: (at: Pair) => Pair,
): Line {
  if (!which) return [];
  const seams = steps.slice(1).filter(({ piece }, i) => piece.id !== steps[i]?.piece.id);
  const ends = which === 'ends' ? far.slice(-1) : [];
  return [...far.slice(0, 1), ...seams.map((step) => laid(firstOf(lineOf(step)))), ...ends];
}

/** Under a fold the teeth of the second tape stand out of it, else all of it lies on top. */
export function marksOn({ far, away, stand }: Zip, tapes: readonly Shown[], places: Line) {
  const last = tapes.at(-1);
  if (places.length === 0 || !last) return { tapes, teeth: [] };
  if (stand.folded) return { tapes, teeth: [marked(teethOf(far, away), far, away, places)] };
  const to = -away as 1 | -1;
  return { tapes: [...tapes.slice(0, -1), marked(last, parallel(far, to * TOOTH), to, places)], teeth: [] };
}

/** At the neck of a zip that is closed, at the foot of one that is open. */
export function sliderOf({ line, far, stand: { slider: rests } }: Zip): Shown[] {
  if (!rests) return [];
  const [at, down] = rests === 'neck' ? [0, TOP] : [-1, 0];
  const [end, [x, y]] = [cyclic(line, at), cyclic(far, at)];
  return [slider([(end[0] + x) / 2, (end[1] + y) / 2 - down])];
}
