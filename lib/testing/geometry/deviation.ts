import { flatten } from '@/lib/geometry/flatten';
import type { Path, Point } from '@/lib/geometry/types';

/** Accuracy of a deviation: this much (cm) and a hundredth of it. */
const GRAIN = 1e-4;
const SHARE = 0.01;
/** Chord error of the curves compared, which counts as distance (cm). */
const FLAT = 4e-4;
/** Chords looked at about the last one that was near, before a stretch is halved or all are looked at. */
const NEAR = 4;
/** Stretches shorter than this (cm) are compared with every chord. */
const SHORT = 0.01;

function distanceToChord({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / square));
  const [offX, offY] = [a.x + t * dx - x, a.y + t * dy - y];
  return Math.sqrt(offX * offX + offY * offY);
}

/** What is known of the distance from a chord to a line: it lies between `least` and `most`, found at one chord of it. */
interface Known {
  readonly least: number;
  readonly most: number;
  readonly at: number;
}

/**
 * The distance to one straight chord is convex, so along p–q it is nowhere more than at the worse of the two ends.
 * Looks at `count` chords from the one numbered `from` on, and ends as soon as one is near `enough`.
 */
function known(
  [p, q]: readonly [Point, Point],
  line: readonly Point[],
  from: number,
  count: number,
  enough: number,
): Known {
  const all = line.length - 1;
  let [nearP, nearQ, most, at] = [Infinity, Infinity, Infinity, from];
  for (let k = 0; k < count && most > enough; k++) {
    const i = (from + k + 2 * all) % all;
    const [a, b] = [line[i] as Point, line[i + 1] as Point];
    const [fromP, fromQ] = [distanceToChord(p, a, b), distanceToChord(q, a, b)];
    nearP = Math.min(nearP, fromP);
    nearQ = Math.min(nearQ, fromQ);
    if (Math.max(fromP, fromQ) < most) [most, at] = [Math.max(fromP, fromQ), i];
  }
  return { least: Math.max(nearP, nearQ), most, at };
}

const halfway = (p: Point, q: Point): Point => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });

/** Ends and middles of chords: where bends are furthest from their chords, so that little is left to find. */
const sampled = (line: readonly Point[]): Point[] =>
  line.flatMap((p, i) => (i === 0 ? [p] : [halfway(line[i - 1] as Point, p), p]));

/** How far any point of one polyline may be from the other, cm: never less than the truth, nor than `least`. */
function directed(from: readonly Point[], to: readonly Point[], least: number): number {
  const all = to.length - 1;
  let [worst, hint] = [least, 0];
  // A point nearer than the worst so far changes nothing: mostly the first chords looked at tell as much.
  for (const p of sampled(from)) {
    const near = known([p, p], to, hint - NEAR / 2, all, worst);
    worst = Math.max(worst, near.least);
    hint = near.at;
  }
  const enough = () => worst * (1 + SHARE) + GRAIN;
  // Round a corner no one chord is near both ends, but nothing between them is further from an end than half the way.
  const isWithinReach = ({ least, most }: Known, length: number) =>
    Math.min(most, least + length / 2) <= enough();
  const isNear = (p: Point, q: Point, length: number): boolean => {
    const found = known([p, q], to, hint - NEAR / 2, Math.min(all, NEAR), enough());
    const near = isWithinReach(found, length);
    if (near) hint = found.at;
    return near;
  };
  const isSettled = (p: Point, q: Point, length: number): boolean => {
    const found = known([p, q], to, hint, all, enough());
    hint = found.at;
    if (isWithinReach(found, length)) return true;
    worst = Math.max(worst, found.least);
    return length < GRAIN / 2;
  };
  const visit = (p: Point, q: Point): void => {
    const length = Math.hypot(q.x - p.x, q.y - p.y);
    if (isNear(p, q, length) || (length < SHORT && isSettled(p, q, length))) return;
    const middle = halfway(p, q);
    visit(p, middle);
    visit(middle, q);
  };
  for (let i = 1; i < from.length; i++) visit(from[i - 1] as Point, from[i] as Point);
  return enough();
}

const flatness = (of: Path): number => (of.some(({ kind }) => kind === 'cubic') ? FLAT : 0);

/**
 * How far two paths are apart, cm: no point of either is further than this from the nearest point of the other (their
 * Hausdorff distance). Proven between the points too: never less than the truth, and more by a hundredth and 0.002 cm
 * at most.
 */
export function deviation(a: Path, b: Path): number {
  return measure(a, b, 0);
}

/** Whether two paths are within `limit` cm of each other by `deviation`: far quicker, for what is nearer is not measured. */
export function isWithin(a: Path, b: Path, limit: number): boolean {
  const least = (limit - GRAIN - flatness(a) - flatness(b)) / (1 + SHARE);
  return measure(a, b, least) <= limit + 1e-9;
}

function measure(a: Path, b: Path, least: number): number {
  const [p, q] = [flatten(a, FLAT), flatten(b, FLAT)];
  return Math.max(directed(p, q, least), directed(q, p, least)) + flatness(a) + flatness(b);
}
