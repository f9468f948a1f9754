import { hasLapel } from '@/lib/drafting/collars/revers';
import { STILL } from '@/lib/geometry/motion';
import { placeOn } from '@/lib/geometry/polyline/place-on';
import type { Pair } from '@/lib/geometry/types';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import { sewnBefore } from '../../steps/edges/find-sewn';
import type { Job } from '../../steps/jobs/jobs';
import { inARow } from '../cloth/arrange-scenes';
import type { PressArrow, Scene, Shown } from '../cloth/scene';
import { clothSideOf, eachPiece, type Laid, lineOf, longestOf } from '../cloth/walk-seam';
import { besideEachOther } from '../seams/chain-panels';
import { canFace, laidBeside } from '../seams/face-edges';
import { withJoinedPanels } from '../seams/hang-panels';
import { isTube } from '../seams/lay-apart';
import { togetherScene } from '../seams/lay-seam';
import { edgesLieOn, laidOnto, type Meeting, shownOf } from '../seams/meet-sides';
import { closedOff, facedInside, facedWithCollar, metAlong } from './find-faced-seams';
import { withBandsTurned } from './sew-on-band';

/** Darts and ease let a facing miss the edge it is sewn to by so much, cm. */
const EASED = 1.5;
/** The arrow over the edge begins so far outside, cm. */
const OUTSIDE = 2;

/**
 * The garment wrong side up and the facing on it, right side up: what is seen once it is turned, with the way over the
 * edge. Undefined where they do not lie flat on each other: a funnel, a raglan neck.
 */
export function turnedScene(book: Book, job: Job, rows: number): Scene | undefined {
  const faced = facedInside(book, job);
  const closed = closedOff(sewnBefore(book, job));
  const seams = faced.map(closed);
  const collars = hasLapel(book.draft.choices) ? [] : withBandsTurned(facedWithCollar(book, job));
  const scenes = metAlong(book, job, seams)
    .flatMap((met) => (isTube(met) ? (met.across ?? [met]) : [met]))
    .map((met) => laidInside(met, collars));
  if (scenes.length === 0 || !scenes.every((scene) => scene !== undefined)) return undefined;
  const panels = book.measured.seams.map(closed);
  return inARow(
    scenes.map((scene) => withJoinedPanels(scene, panels, { ...job, seams })),
    rows,
  );
}

/**
 * The same where they lie flat on each other piece by piece only, a raglan neck: on each piece of the garment the facing,
 * its edge brought to that. Undefined where not even that lies smooth.
 */
export function turnedInParts(book: Book, job: Job, rows: number): Scene | undefined {
  const sewn = sewnBefore(book, job);
  const seams = facedInside(book, job);
  const { shown } = togetherScene(seams, rows, {}, sewn);
  const facings = shown.filter(({ piece }) => piece.part === 'facing');
  if (facings.length === 0 || facings.some(({ bent }) => !bent)) return undefined;
  const turned = ({ part }: Shown['piece']): Shown['side'] => (part === 'facing' ? 'right' : 'wrong');
  return { shown: shown.map((each) => ({ ...each, side: turned(each.piece), worked: [] })), arrows: [] };
}

function laidInside(met: Meeting, collars: readonly SeamView[]): Scene | undefined {
  const meeting = besideEachOther(met);
  const { a, b } = meeting;
  if (!canFace(meeting)) return undefined;
  const motion = laidOnto(meeting);
  if (!edgesLieOn(meeting, motion, EASED)) return undefined;
  const still = (shown: Shown): Shown => ({ ...shown, worked: [] });
  return {
    shown: [
      ...shownOf(b, 'wrong', motion).map(still),
      ...collars.flatMap((seam) => standing(a, seam)).map(still),
      ...shownOf(a, 'right', STILL).map(still),
    ],
    arrows: eachPiece(a).map(longestOf).map(overEdge),
  };
}

/** A collar stands up beyond the facings laid there, one with a fold folded; the layer next to them shows its right side. */
function standing(facings: readonly Laid[], { a, b }: SeamView): Shown[] {
  const own = facings.filter((step) => a.steps.some(({ edge }) => edge.id === step.edge.id));
  const meeting: Meeting = { a: own, b: b.steps, self: false };
  const motion = own.length > 0 && canFace(meeting) ? laidBeside(meeting) : undefined;
  return motion ? shownOf(b.steps, 'right', motion) : [];
}

/** From outside over the middle of an edge onto the facing: cloth lies left of an edge as it was drawn. */
function overEdge(step: Laid): PressArrow {
  const { at, along } = placeOn(lineOf(step), 0.5);
  const left = clothSideOf(step);
  const way: Pair = [-along[1] * left, along[0] * left];
  return { at: [at[0] - way[0] * OUTSIDE, at[1] - way[1] * OUTSIDE], direction: way };
}
