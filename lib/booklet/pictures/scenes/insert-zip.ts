import { carry, composeMotions } from '@/lib/geometry/motion';
import { parallel } from '@/lib/geometry/polyline/parallel';
import { placeOn } from '@/lib/geometry/polyline/place-on';
import { firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Side, Step } from '@/lib/pattern/seam-view';
import type { BodySide } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { arrowsAcross, inARow } from '../cloth/arrange-scenes';
import type { Box } from '../cloth/enlarge-detail';
import { magnified } from '../cloth/magnify';
import type { PressArrow, Scene } from '../cloth/scene';
import { type Laid, lineOf } from '../cloth/walk-seam';
import { besideEachOther } from '../seams/chain-panels';
import { facing } from '../seams/face-edges';
import { togetherScene } from '../seams/lay-seam';
import type { Meeting } from '../seams/meet-sides';
import { marksOn, ON_ITS_WAY, placesMarked, sliderOf, standOf, tapesOf, type Zip } from './hold-zip';
import { zippedHalf, zippedSides } from './lay-zipped-half';

type Line = readonly Pair[];

/**
 * A zip at a centre, in bodice and skirt joined to be one half, or at a side: how it lies on both halves in each
 * action.
 */
export function zipScene(book: Book, job: Job, key: string): Scene | undefined {
  const stand = standOf(job.operation, key);
  const steps = stepsOf(book, job);
  if (!stand || steps.length === 0) return undefined;
  // With the right side up a front is drawn as the wearer's left one: at her left side the back is laid against it.
  const front = zippedSides(book, job)[0]?.across.map(walkedDown).sort(fromAbove);
  const halves = besideEachOther(front ? { a: front, b: steps, self: false } : bothHalves(steps));
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
  const whole = { shown: [...layers, ...teeth, ...sliderOf(zip)], arrows: waysOf(zip) };
  const detail = stitchedAt(zip);
  return detail ? inARow([whole, magnified(whole, detail, TIMES)]) : whole;
}

/** Where a tape is being stitched, its upper end is drawn so many times as large beside the whole. */
const TIMES = 4.5;
const DETAIL = { beside: 3.5, below: 9, above: 1.5 } as const;

function stitchedAt({ line, far, stand: { held, air } }: Zip): Box | undefined {
  const on = held[1] === 'now' ? far : line;
  if (air < OPEN_AT || !held.includes('now')) return undefined;
  const [x, y] = firstOf(on);
  return [x - DETAIL.beside, y - DETAIL.below, x + DETAIL.beside, y + DETAIL.above];
}

/** Closed, there is nothing to see between its halves, cm. */
const OPEN_AT = 5;

/** The stretches of a half that carry the zip, from the neck down. */
function stepsOf({ measured }: Book, { operations }: Job): Laid[] {
  return operations
    .flatMap(({ edges }) => edges)
    .flatMap(({ piece: id, edge: name }): Step[] => {
      const [piece, edge] = [measured.piece(id), measured.edge({ piece: id, edge: name })];
      return piece && edge ? [walkedDown({ piece, edge })] : [];
    });
}

/** Both halves of what a zip parts at its centre: a pair is its own twin, what is cut for a side lies on that. */
function bothHalves(steps: readonly Laid[]): Meeting {
  const beside = (other: BodySide) => steps.filter(({ piece }) => piece.piece.cut.side !== other);
  const self = steps.every(({ piece }) => piece.piece.cut.side === undefined);
  return { a: beside('left'), b: beside('right'), self };
}

const walkedDown = ({ piece, edge }: Pick<Step, 'piece' | 'edge'>): Step => ({
  piece,
  edge,
  reversed: edge.start.y < edge.end.y,
  from: 0,
});

const topOf = ({ edge: { start, end } }: Step): number => Math.max(start.y, end.y);
const fromAbove = (one: Step, other: Step): number => topOf(other) - topOf(one);

function sideAway(line: Line, far: Line): 1 | -1 {
  const { at, along } = placeOn(line, 0.5);
  const [x, y] = placeOn(far, 0.5).at;
  return along[0] * (y - at[1]) - along[1] * (x - at[0]) >= 0 ? 1 : -1;
}

/** Where a tape is brought, where an allowance is folded. */
function waysOf({ line, far, away, stand: { held } }: Zip): PressArrow[] {
  if (held[0] === 'pressing')
    return [...arrowsAcross(line, FOLDED_AT, -away), ...arrowsAcross(far, FOLDED_AT, away)];
  return held[0] === 'coming' ? arrowsAcross(parallel(line, away * ON_ITS_WAY), BROUGHT_AT, -away) : [];
}

/** Shares of the line at which arrows stand: of the fold of a half, of a tape on its way. */
const FOLDED_AT = [0.3, 0.7];
const BROUGHT_AT = [0.25, 0.75];

/** What is left of a side once its zip is in, above and below it, right sides together; undefined where it opens all of it. */
export function besideZipScene(book: Book, job: Job): Scene | undefined {
  const beside = zippedSides(book, job).map(({ seam, own, across }) => {
    const done = [...own, ...across];
    const left = (side: Side): Side => ({
      ...side,
      steps: side.steps.filter((step) => !done.includes(step)),
    });
    return { ...seam, a: left(seam.a), b: left(seam.b) };
  });
  const [first] = beside.filter(({ a, b }) => a.steps.length > 0 && b.steps.length > 0);
  return first && togetherScene([first]);
}
