import { span } from '@/lib/geometry/pair';
import { meets } from '@/lib/geometry/polyline/meets';
import { firstOf, item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { cornerAt, type SeamView, type Side } from '@/lib/pattern/seam-view';
import type { Job } from '../../steps/jobs/jobs';
import type { Moment } from '../cloth/prepare-pieces';
import type { Lines, Scene, Shown } from '../cloth/scene';
import { lineOf } from '../cloth/walk-seam';

/** Where a seam ends at a stitching line, and where it goes on to the raw edge there. */
interface Through {
  readonly piece: string;
  /** The pieces sewn to each other at this end. */
  readonly meeting: readonly string[];
  readonly at: Pair;
  readonly to: Pair;
}

/** A seam that goes on so steeply into the next edge has no raw edge there to run through, degrees. */
const STRAIGHT = 150;
/** No allowance is wider, cm. */
const WIDEST = 8;

/**
 * A seam is sewn from raw edge to raw edge. It stops at the stitching line only where an edge beside it is sewn already,
 * or where the two edges beside it will be sewn to different things: the layers of a collar.
 */
export function sewThrough(scene: Scene, { book, job }: Moment): Scene {
  const { seams } = book.measured;
  const open = job.seams.filter(({ dart }) => !dart).flatMap((view) => throughOf(view, seams, job));
  return open.length === 0 ? scene : { ...scene, shown: scene.shown.map((each) => drawnOn(each, open)) };
}

function throughOf(view: SeamView, seams: readonly SeamView[], { stage }: Job): Through[] {
  return (['origin', 'finish'] as const).flatMap((end) => {
    const sides = [view.a, view.b].map((side) => ({ side, corner: cornerAt(side, end) }));
    const fates = sides.map(({ corner }) => (corner ? fateOf(corner.beyond.name, seams, stage) : SEWN));
    if (fates.includes(SEWN) || fates[0] !== fates[1]) return [];
    if (sides.some(({ corner }) => (corner?.angle ?? 180) > STRAIGHT)) return [];
    const meeting = sides.flatMap(({ side }) => stepAt(side, end)?.piece.id ?? []);
    return sides.flatMap(({ side }) => beyondEnd(side, end, meeting));
  });
}

const stepAt = ({ steps }: Side, end: 'origin' | 'finish') => (end === 'origin' ? steps[0] : steps.at(-1));

const SEWN = 'sewn';
const FREE = 'free';

/** Whether an edge is sewn by a stage; else the operation that will sew it, if any. */
function fateOf(edge: string, seams: readonly SeamView[], stage: number): string {
  const own = seams.filter(({ a, b }) => [...a.steps, ...b.steps].some((step) => step.edge.name === edge));
  if (own.some(({ seam }) => seam.stage <= stage)) return SEWN;
  return own[0]?.seam.operation ?? FREE;
}

function beyondEnd(side: Side, end: 'origin' | 'finish', meeting: readonly string[]): Through[] {
  const step = stepAt(side, end);
  if (!step) return [];
  const line = end === 'origin' ? lineOf(step) : lineOf(step).reverse();
  const [at, inner] = [firstOf(line), item(line, 1)];
  const to = meets(step.piece.piece.cutLine, at, inner)?.at;
  const isNear = to && span(to, at) < WIDEST;
  return isNear ? [{ piece: step.piece.id, meeting, at, to }] : [];
}

function drawnOn(shown: Shown, open: readonly Through[]): Shown {
  // What lies bent is sewn along the line of the piece below it.
  const own = open.filter(({ piece, meeting }) =>
    shown.bent ? meeting.includes(shown.piece.id) : piece === shown.piece.id,
  );
  const all = (lines: Lines) => lines.map((line) => extended(line, own));
  return { ...shown, worked: all(shown.worked), ...(shown.sewn ? { sewn: all(shown.sewn) } : {}) };
}

const SAME = 0.01;

function extended(line: readonly Pair[], open: readonly Through[]): Pair[] {
  const beyond = (end: Pair | undefined) =>
    open
      .filter((each) => end && span(each.at, end) < SAME)
      .slice(0, 1)
      .map(({ to }) => to);
  return [...beyond(line[0]), ...line, ...beyond(line.at(-1))];
}
