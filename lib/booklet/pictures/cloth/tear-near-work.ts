import { boundsOf } from '@/lib/geometry/bounds';
import { asPairs } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { gathersSewn } from './gather-pieces';
import { artOutline, doneBefore } from './lay-piece';
import type { Scene, Shown } from './scene';
import { reachOf, tornOff } from './tear-cloth';
import { stepsOf } from './walk-seam';

/** Pieces lying by themselves, the long ones shown only near the work where a small one among them would be tiny. */
export function nearWork(scenes: readonly Scene[]): readonly Scene[] {
  const all = scenes.flatMap(({ shown }) => shown);
  if (all.some(({ worked }) => worked.length === 0)) return scenes;
  const reach = reachOf(all.map((shown) => ({ outline: shapeOf(shown), worked: shown.worked.flat() })));
  if (reach === undefined) return scenes;
  return torn(scenes, ({ worked }) => worked.flat(), reach);
}

/** How far beyond work too short to be seen on the whole of a long piece that is shown, cm of cloth. */
const CLOSE = 10;

/** Long pieces shown only round a short stretch that is sewn or folded. */
export const closeToWork = (scenes: readonly Scene[]): readonly Scene[] =>
  torn(scenes, ({ worked, creased = [] }) => [...worked, ...creased].flat(), CLOSE);

const shapeOf = ({ piece, unfolded, outline = artOutline(piece, unfolded) }: Shown) => outline;

function torn(
  scenes: readonly Scene[],
  workOf: (shown: Shown) => readonly Pair[],
  reach: number,
): readonly Scene[] {
  const tornNear = (shown: Shown): Shown => {
    const outline = tornOff(shapeOf(shown), workOf(shown), reach);
    return outline && holdsTurned(outline, shown) ? { ...shown, outline, torn: true } : shown;
  };
  return scenes.map((scene) => ({ ...scene, shown: scene.shown.map(tornNear) }));
}

/** What is turned may lie so far beyond the cloth it is turned from, cm. */
const BESIDE = 2;

/** Whether what is left of a piece still holds all that is turned on it: the hem of a circle runs far round it. */
function holdsTurned(outline: readonly Pair[], { turned = [] }: Shown): boolean {
  const { bottom, top } = boundsOf(outline);
  return turned
    .map(({ surface }) => boundsOf(surface))
    .every((rim) => rim.bottom > bottom - BESIDE && rim.top < top + BESIDE);
}

type Context = Pick<Book['measured'], 'piece'>;

/** The edges of a piece that a job is about: their points, cm of the piece; none where it has no part in it. */
function workOn(measured: Context, { seams, operations }: Job, id: string): Pair[] {
  const steps = stepsOf(seams);
  const named = operations.flatMap(({ edges }) => edges).filter(({ piece }) => piece === id);
  return (measured.piece(id)?.edges ?? [])
    .filter(
      (own) =>
        named.some(({ edge }) => edge === own.id) ||
        steps.some(({ piece, edge }) => piece.id === id && edge.id === own.id),
    )
    .flatMap(({ points }) => asPairs(points));
}

/** Whether work on a piece is all in its lower half. */
function isBelow(work: readonly Pair[], whole: readonly Pair[]): boolean {
  const { bottom, top } = boundsOf(whole);
  return work.length > 0 && boundsOf(work).top < (bottom + top) / 2;
}

/**
 * Whether what hangs gathered from a seam is worked on at its other end: there it lies as wide as it was cut, its
 * gathers far above.
 */
export const isWorkedBelow = (measured: Context, job: Job, { a }: SeamView): boolean =>
  a.steps.some(({ piece: { id, piece } }) => isBelow(workOn(measured, job, id), piece.cutLine));

type Source = Pick<Book, 'draft' | 'measured'>;

/** So much is shown beyond work at a lower edge, cm. */
const SHOWN = 16;

/**
 * A skirt whose upper edge was gathered or pleated and sewn before, worked on at its lower edge: that end of it alone is
 * shown, so that it looks neither loose nor flat up there.
 */
export function nearHem(shown: Shown, book: Source, job: Job): Shown {
  const { piece, outline, bent } = shown;
  return outline || bent || !isDrawnIn(book, job, piece.id) ? shown : tornAboveHem(shown, book, job);
}

/** A piece worked on at its lower edge, torn off above that; any other as it is. */
export function tornAboveHem(shown: Shown, { measured }: Source, job: Job): Shown {
  const { piece, unfolded } = shown;
  const work = workOn(measured, job, piece.id);
  const whole = artOutline(piece, unfolded);
  const near = isBelow(work, whole) ? tornOff(whole, work, SHOWN) : undefined;
  return near && holdsTurned(near, shown) ? { ...shown, outline: near, torn: true } : shown;
}

/** Whether the upper edge of a piece was gathered or pleated by then. */
export function isDrawnIn({ draft, measured }: Source, job: Job, id: string): boolean {
  return (
    doneBefore(draft, job.stage, ['fold-pleats', 'fold-back-pleat'], id).length > 0 ||
    gathersSewn(measured.seams, job).some(({ a }) => a.steps.some(({ piece }) => piece.id === id))
  );
}
