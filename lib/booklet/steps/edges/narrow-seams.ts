import { flatten } from '@/lib/geometry/flatten';
import { subPath } from '@/lib/geometry/length';
import { distance } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { SeamView, Side, Step } from '@/lib/pattern/seam-view';
import type { Job } from '../jobs/jobs';

/** Less of an edge than this is none of it, cm. */
const NONE = 0.01;

/**
 * A job with the first side of its seams cut back to the stretch between its outermost notches: to the one before the
 * fold, on a half that is gathered across its fold.
 */
export const betweenNotches = (job: Job): Job => ({ ...job, seams: job.seams.map(cutBack) });

function cutBack(seam: SeamView): SeamView {
  // A notch where the seam begins or ends bounds nothing.
  const inside = (at: number) => at > NONE && at < seam.a.length - NONE;
  const notched = seam.a.steps.flatMap(matchedAt).filter(inside);
  const bounds = notched.length === 1 ? [...notched, ...foldEnds(seam.a)] : notched;
  if (bounds.length < 2) return seam;
  const [from, to] = [Math.min(...bounds), Math.max(...bounds)];
  return { ...seam, a: { ...seam.a, steps: seam.a.steps.flatMap((step) => stretchOf(step, from, to)) } };
}

/** Where along a side it begins or ends on the fold of its piece. */
function foldEnds({ steps, length }: Side): number[] {
  const [first, last] = [steps[0], steps.at(-1)];
  const begins = first && onFold(first, first.reversed ? first.edge.end : first.edge.start);
  const ends = last && onFold(last, last.reversed ? last.edge.start : last.edge.end);
  return [...(begins ? [0] : []), ...(ends ? [length] : [])];
}

const onFold = ({ piece }: Step, at: Point): boolean =>
  piece.edges.some(
    ({ role, start, end }) => role === 'fold' && Math.min(distance(start, at), distance(end, at)) < NONE,
  );

/** How far along the seam the notches of a step lie that meet one of the other side. */
function matchedAt({ piece, edge, reversed, from }: Step): number[] {
  return piece.piece.notches
    .filter(({ edge: on, match }) => on === edge.id && match !== undefined)
    .map(({ at }) => from + (reversed ? edge.length - at : at));
}

function stretchOf(step: Step, from: number, to: number): Step[] {
  const { edge, reversed } = step;
  const along = (at: number) => Math.max(0, Math.min(edge.length, at - step.from));
  const [first, last] = [along(from), along(to)];
  const [begin, end] = reversed ? [edge.length - last, edge.length - first] : [first, last];
  return end - begin < NONE ? [] : [{ ...step, edge: cutEdge(edge, begin, end) }];
}

const cutEdge = (edge: EdgeView, begin: number, end: number): EdgeView => ({
  ...edge,
  points: flatten(subPath(edge.path, begin, end)),
});

/** Edges less unlike than this meet as they are, cm. */
const ALIKE = 0.05;
const NOTHING: Side = { steps: [], length: 0, line: '' };

const fullness = ({ a, b }: SeamView): number => a.length - b.length;

/** Of a seam only the edge that is fuller than the other. */
const fullerOf = (seam: SeamView): SeamView => ({
  ...seam,
  a: fullness(seam) > 0 ? seam.a : seam.b,
  b: NOTHING,
});

/** What a job gathers: threads run through the fuller edge alone, never through the one it is drawn up to. */
export function fullerSides(job: Job): Job {
  const seams = job.seams.filter((seam) => Math.abs(fullness(seam)) > ALIKE).map(fullerOf);
  return seams.length > 0 ? { ...job, seams } : job;
}

/** What is readied along the first side of its seams only. */
export const firstSides = (job: Job): Job => ({
  ...job,
  seams: job.seams.map((seam) => ({ ...seam, b: NOTHING })),
});
