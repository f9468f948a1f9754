import { carry, composeMotions } from '@/lib/geometry/motion';
import { parallel } from '@/lib/geometry/polyline/parallel';
import { placeOn } from '@/lib/geometry/polyline/place-on';
import { cyclic, firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Step } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs';
import { marked, slider, TOOTH, tape, teethOf } from '../cloth/make-zip';
import type { PressArrow, Scene, Shown } from '../cloth/scene';
import { type Laid, lineOf } from '../cloth/walk-seam';
import { besideEachOther } from '../seams/chain-panels';
import { facing } from '../seams/face-edges';
import { zippedSide } from './close-beside-zip';
import { STANDS, type Stand } from './hold-zip';
import { zippedHalf } from './lay-zipped-half';

/** An invisible zip is stitched so close to its teeth, cm. */
const CLOSE = 0.15;
/** A tape on its way to its half is drawn so far from it, cm. */
const ON_ITS_WAY = 3.2;
/** Below the neckline, where the slider rests when the zip is closed, cm. */
const TOP = 1;

type Line = readonly Pair[];

/**
 * A zip at a centre, in bodice and skirt joined to be one half, or at a side: how it lies on both halves in each
 * action.
 */
export function zipScene(book: Book, job: Job, key: string): Scene | undefined {
  const stand = STANDS[job.operation]?.[key];
  const steps = stepsOf(book, job);
  if (!stand || steps.length === 0) return undefined;
  // With the right side up a front is drawn as the wearer's left one: at her left side the back is laid against it.
  const front = zippedSide(book, job)?.across.map(walkedDown).sort(fromAbove);
  const halves = besideEachOther({ a: front ?? steps, b: steps, self: !front });
  const over = facing(halves, stand.air);
  const line = halves.a.flatMap(lineOf);
  const far = halves.b.flatMap(lineOf).map((point) => carry(over, point));
  const zip: Zip = { line, far, away: sideAway(line, far), stand };
  const own = zippedHalf(halves.a, zip.away, stand, stand.held[0]);
  const other = zippedHalf(halves.b, zip.away, stand, stand.held[1]).map((each) => ({
    ...each,
    motion: composeMotions(over, each.motion),
  }));
  const cloth = [...other, ...own];
  const places = placesMarked(zip, halves.b, (at) => carry(over, at));
  const { tapes, teeth } = marksOn(zip, tapesOf(zip), places);
  const layers = stand.folded ? [...tapes, ...cloth] : [...cloth, ...tapes];
  return { shown: [...layers, ...teeth, ...sliderOf(zip)], arrows: waysOf(zip) };
}

/** Its line on either half, walked down, and on which side of the first the other lies: 1 to the left. */
interface Zip {
  readonly line: Line;
  readonly far: Line;
  readonly away: 1 | -1;
  readonly stand: Stand;
}

/** The stretches of a half that carry the zip, from the neck down. */
function stepsOf({ measured }: Book, { operations }: Job): Laid[] {
  return operations
    .flatMap(({ edges }) => edges)
    .flatMap(({ piece: id, edge: name }): Step[] => {
      const piece = measured.piece(id);
      const edge = piece?.edges.find((each) => each.id === name);
      return piece && edge ? [walkedDown({ piece, edge })] : [];
    });
}

const walkedDown = ({ piece, edge }: Pick<Step, 'piece' | 'edge'>): Step => ({
  piece,
  edge,
  reversed: edge.start.y < edge.end.y,
  from: 0,
});

const topOf = ({ edge: { start, end } }: Step): number => Math.max(start.y, end.y);
const fromAbove = (one: Step, other: Step): number => topOf(other) - topOf(one);

/** Each tape where it lies: on its half, or loose between the two. */
function tapesOf({ line, far, away, stand: { air, folded, held } }: Zip): Shown[] {
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
function placesMarked(
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
function marksOn({ far, away, stand }: Zip, tapes: readonly Shown[], places: Line) {
  const last = tapes.at(-1);
  if (places.length === 0 || !last) return { tapes, teeth: [] };
  if (stand.folded) return { tapes, teeth: [marked(teethOf(far, away), far, away, places)] };
  const to = -away as 1 | -1;
  return { tapes: [...tapes.slice(0, -1), marked(last, parallel(far, to * TOOTH), to, places)], teeth: [] };
}

function sideAway(line: Line, far: Line): 1 | -1 {
  const { at, along } = placeOn(line, 0.5);
  const [x, y] = placeOn(far, 0.5).at;
  return along[0] * (y - at[1]) - along[1] * (x - at[0]) >= 0 ? 1 : -1;
}

/** Where a tape is brought, where an allowance is folded. */
function waysOf({ line, far, away, stand: { held } }: Zip): PressArrow[] {
  if (held[0] === 'pressing') return [...foldedIn(line, away), ...foldedIn(far, -away as 1 | -1)];
  if (held[0] !== 'coming') return [];
  return [0.25, 0.75].map((share): PressArrow => {
    const { at, along } = placeOn(parallel(line, away * ON_ITS_WAY), share);
    return { at, direction: [along[1] * away, -along[0] * away] };
  });
}

/** From the fold of a half onto its cloth, twice along it. */
const foldedIn = (line: Line, away: 1 | -1): PressArrow[] =>
  [0.3, 0.7].map((share): PressArrow => {
    const { at, along } = placeOn(line, share);
    return { at, direction: [along[1] * away, -along[0] * away] };
  });

/** At the neck of a zip that is closed, at the foot of one that is open. */
function sliderOf({ line, far, stand: { slider: rests } }: Zip): Shown[] {
  if (!rests) return [];
  const [at, down] = rests === 'neck' ? [0, TOP] : [-1, 0];
  const [end, [x, y]] = [cyclic(line, at), cyclic(far, at)];
  return [slider([(end[0] + x) / 2, (end[1] + y) / 2 - down])];
}
