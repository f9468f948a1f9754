import { toward } from '@/lib/geometry/pair';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { type Action, isAlone } from '@/lib/operations/action';
import type { OperationName } from '@/lib/operations/names';
import type { SeamView, Side } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import { sewnBefore } from '../../steps/edges/find-sewn';
import type { Job } from '../../steps/jobs/jobs';
import { factsOf } from '../../steps/words/facts';
import { inARow } from '../cloth/arrange-scenes';
import { lying, withoutFold } from '../cloth/lay-piece';
import { along, type Ring, ringOf } from '../cloth/ring';
import type { PressArrow, Scene, Shown } from '../cloth/scene';
import { joinsPieces } from '../cloth/walk-seam';
import { cutInto, edgeOf, type Sector, sectorsOf } from './ring-sectors';

/** Sleeves set into an armhole that is closed by then, as they are closed themselves. */
const SET: readonly OperationName[] = [
  'set-sleeve',
  'set-gathered-sleeve',
  'set-pleated-sleeve',
  'set-lining-sleeve',
];

/** Cloth shown round an armhole, cm; its torn edge waves so deep, about so many times. */
const ROUND = 7;
const WAVE = { deep: 0.6, long: 6 } as const;
/** Further cloth drawn up into the armhole is drawn as gathers, as a share; so far from each other, cm. */
const FULL = 0.15;
const GATHERS = 0.9;

/**
 * A sleeve in its armhole, both of them closed: one looks from the wrong side of the garment down into the sleeve, which
 * hangs in it right side out, their edges together. Pressed, the allowances lie on the sleeve.
 */
export function setSleeveScene(book: Book, job: Job, action: Action, rows: number): Scene | undefined {
  if (!SET.includes(job.operation) || isAlone(action)) return undefined;
  const sewn = sewnBefore(book, job);
  const seams = job.seams.filter((seam) => isClosed(seam.b, sewn) && isClosed(seam.a, sewn));
  if (seams.length === 0 || seams.length < job.seams.length) return undefined;
  const overcast = action.view === 'opened' && (action.overcast?.(factsOf(book, job)) ?? false);
  const scenes = seams.map((seam) => inArmhole(seam, action, overcast));
  return { ...inARow(scenes, rows), held: true };
}

/** Whether the ends of an edge are sewn to each other by then, or meet on one piece. */
function isClosed({ steps }: Side, sewn: readonly SeamView[]): boolean {
  const [first, last] = [firstOf(steps).piece.id, lastOf(steps).piece.id];
  return (first === last && steps.length > 1) || sewn.some((seam) => joinsPieces(seam, first, last));
}

export function inArmhole(
  { a, b, seam }: SeamView,
  { view }: Pick<Action, 'view'>,
  overcast: boolean,
): Scene {
  const ring = ringOf(b.length);
  const allowance = firstOf(b.steps).edge.allowance;
  const garment = sectorsOf(b, b.length).map((sector) => spread(ring, sector, allowance));
  const pressed = view === 'opened';
  const full = a.length / b.length - 1 > FULL && seam.operation !== 'set-pleated-sleeve';
  const sleeve = sectorsOf(a, b.length).map((sector) =>
    hung(ring, sector, { allowance, pressed, overcast, full }),
  );
  return { shown: [...garment, ...sleeve], arrows: pressed ? pressedIn(ring, b.length) : [] };
}

/** The garment round the armhole. */
function spread(ring: Ring, sector: Sector, allowance: number): Shown {
  const torn = along(sector.from, sector.to, (at) =>
    ring.at(at, ROUND + WAVE.deep * Math.sin((2 * Math.PI * at) / WAVE.long)),
  );
  return {
    ...laid(sector),
    outline: [...torn, ...edgeOf(ring, sector, 0).reverse()],
    notched: cutInto(ring, sector, allowance),
  };
}

interface Hanging {
  readonly allowance: number;
  readonly pressed: boolean;
  readonly overcast: boolean;
  /** More cloth than the armhole takes flat. */
  readonly full: boolean;
}

/** The sleeve, its inside seen. */
function hung(ring: Ring, sector: Sector, { allowance, pressed, overcast, full }: Hanging): Shown {
  const far = along(sector.to, sector.from, (at) => ring.down(at, 1));
  const [seam, rim] = [edgeOf(ring, sector, pressed ? 0 : -allowance), edgeOf(ring, sector, -allowance)];
  return {
    ...laid(sector),
    outline: [...edgeOf(ring, sector, 0), ...far],
    ...(pressed ? { sewn: [seam] } : { worked: [seam] }),
    ...(overcast ? { overcast: [rim] } : {}),
    within: [...(pressed && !overcast ? [rim] : []), ...(full ? gathersOf(ring, sector) : [])],
    notched: pressed ? [] : cutInto(ring, sector, allowance),
    ...(sector.again ? { unnamed: true } : {}),
  };
}

const laid = ({ step }: Sector): Shown =>
  lying(withoutFold(step.piece.piece), 'wrong', { torn: true, bent: true });

/** Gathers run down from the seam, none near the underarm. */
function gathersOf(ring: Ring, { from, to }: Sector): Pair[][] {
  const [first, last] = [from + (to - from) / 5, to - (to - from) / 5];
  const count = Math.floor((last - first) / GATHERS);
  return Array.from({ length: count }, (_, i): Pair[] => {
    const at = first + ((last - first) * (i + 0.5)) / count;
    return [ring.down(at, 0.2), ring.down(at, i % 2 === 0 ? 0.6 : 0.45)];
  });
}

/** Both allowances are pressed into the sleeve. */
const pressedIn = (ring: Ring, length: number): PressArrow[] =>
  [0.2, 0.4, 0.6, 0.8].map((share) => {
    const [at, to] = [ring.at(share * length, 1), ring.at(share * length, 0)];
    return { at, direction: toward(at, to) };
  });
