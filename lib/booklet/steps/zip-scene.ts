import type { Step } from '@/lib/drafting/checks/context/seam-view';
import type { Pair } from '@/lib/drafting/types';
import type { Book } from '../book';
import { facing } from '../drawings/apart';
import { besideEachOther } from '../drawings/chained';
import { type Laid, lineOf } from '../drawings/meeting';
import { parallel } from '../drawings/parallel';
import { placeOn } from '../drawings/place-on';
import { carry, composed, type Motion } from '../drawings/rigid';
import type { PressArrow, Scene, Shown } from '../drawings/scene';
import { slider, TOOTH, tape } from '../drawings/zip';
import type { Job } from './jobs';
import { STANDS, type Stand } from './zip-stands';
import { zippedHalf } from './zipped-half';

/** An invisible zip is stitched so close to its teeth, cm. */
const CLOSE = 0.15;
/** A tape on its way to its half is drawn so far from it, cm. */
const ON_ITS_WAY = 3.2;
/** Below the neckline, where the slider rests when the zip is closed, cm. */
const TOP = 1;

type Line = readonly Pair[];

/** A zip at a centre, in bodice and skirt joined to be one half: how it lies on both halves in each action. */
export function zipScene(book: Book, job: Job, key: string): Scene | undefined {
  const stand = STANDS[job.operation]?.[key];
  const steps = stepsOf(book, job);
  if (!stand || steps.length === 0) return undefined;
  const { a: laid } = besideEachOther({ a: steps, b: steps, self: true });
  const over = facing({ a: laid, b: laid, self: true }, stand.air);
  const zip: Zip = { line: laid.flatMap(lineOf), over, away: sideAway(laid.flatMap(lineOf), over), stand };
  const own = zippedHalf(laid, zip.away, stand, stand.held[0]);
  const other = zippedHalf(laid, zip.away, stand, stand.held[1]).map((each) => ({
    ...each,
    motion: composed(over, each.motion),
  }));
  const cloth = [...other, ...own];
  const tapes = tapesOf(zip);
  const layers = stand.folded ? [...tapes, ...cloth] : [...cloth, ...tapes];
  return { shown: [...layers, ...sliderOf(zip)], arrows: waysOf(zip) };
}

/** Its line on the first half, walked down, the motion to the other half, and on which side that lies: 1 to the left. */
interface Zip {
  readonly line: Line;
  readonly over: Motion;
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
      return piece && edge ? [{ piece, edge, reversed: edge.start.y < edge.end.y, from: 0 }] : [];
    });
}

/** Each tape where it lies: on its half, or loose between the two. */
function tapesOf({ line, over, away, stand: { air, folded, held } }: Zip): Shown[] {
  return held.flatMap((how, i) => {
    if (how === 'none' || how === 'folding') return [];
    if (how === 'loose') return [tape(parallel(line, away * (air - ON_ITS_WAY - 2 * TOOTH)), away)];
    if (how === 'coming') return [tape(parallel(line, away * ON_ITS_WAY), away)];
    const on = i === 0 ? line : line.map((point) => carry(over, point));
    const to = (i === 0 ? away : -away) as 1 | -1;
    // Under a fold the teeth stand out; on the allowance they lie on the seam line.
    if (folded) return [tape(on, -to as 1 | -1)];
    const flat = tape(parallel(on, to * TOOTH), to);
    const seam = parallel(on, -to * CLOSE);
    return [how === 'sewn' ? { ...flat, sewn: [seam] } : { ...flat, worked: [seam] }];
  });
}

function sideAway(line: Line, over: Motion): 1 | -1 {
  const { at, along } = placeOn(line, 0.5);
  const [x, y] = carry(over, at);
  return along[0] * (y - at[1]) - along[1] * (x - at[0]) >= 0 ? 1 : -1;
}

/** Where a tape is brought. */
function waysOf({ line, away, stand: { held } }: Zip): PressArrow[] {
  if (held[0] !== 'coming') return [];
  return [0.25, 0.75].map((share): PressArrow => {
    const { at, along } = placeOn(parallel(line, away * ON_ITS_WAY), share);
    return { at, direction: [along[1] * away, -along[0] * away] };
  });
}

/** At the neck of a zip that is closed, at the foot of one that is open. */
function sliderOf({ line, over, stand: { slider: rests } }: Zip): Shown[] {
  if (!rests) return [];
  const [end, down] = rests === 'neck' ? [line[0] as Pair, TOP] : [line.at(-1) as Pair, 0];
  const [x, y] = carry(over, end);
  return [slider([(end[0] + x) / 2, (end[1] + y) / 2 - down])];
}
