import type { Gradient } from './gradient';
import type { BodyModel, Mark } from './model';
import { coordinate, X, Y, Z } from './place';
import { type MarkedKnot, tapeLength, taut } from './taut';

/** What goes with the arm by more than this is no part of the trunk. */
const OF_ARM = 0.5;
/** So far below the seat a tape round the hips may still lie, cm. */
const BELOW_HIP = 22;

/** The edges of the trunk, two vertices each: what a level tape round the body can touch. */
export function trunkEdges({ base, triangles, arm, tapes }: BodyModel): Uint16Array {
  const lowest = coordinate(base, tapes.points.hip, Y) - BELOW_HIP;
  const isTrunk = (vertex: number) =>
    (arm[vertex] as number) < OF_ARM && (base[vertex * 3 + Y] as number) > lowest;
  return edgesOf(triangles, isTrunk);
}

function edgesOf(triangles: Uint16Array, isPart: (vertex: number) => boolean): Uint16Array {
  const pairs: number[] = [];
  for (let i = 0; i < triangles.length; i++) {
    const a = triangles[i] as number;
    const b = triangles[i % 3 === 2 ? i - 2 : i + 1] as number;
    // On her middle an edge has one triangle only, and it may run either way.
    if (isPart(a) && isPart(b)) pairs.push(Math.min(a, b), Math.max(a, b));
  }
  return distinctPairs(pairs);
}

function distinctPairs(pairs: readonly number[]): Uint16Array {
  const seen = new Set<number>();
  const kept: number[] = [];
  for (let i = 0; i < pairs.length; i += 2) {
    const key = (pairs[i] as number) * 65536 + (pairs[i + 1] as number);
    if (!seen.has(key)) kept.push(pairs[i] as number, pairs[i + 1] as number);
    seen.add(key);
  }
  return Uint16Array.from(kept);
}

/** Where an edge crosses the level: `along` toward the front, `out` to her left. */
type Crossing = MarkedKnot;

/** Where a level tape touches her left half, from the back to the front. */
export function levelTape(positions: Float64Array, edges: Uint16Array, height: number): Crossing[] {
  const knots: Crossing[] = [];
  for (let i = 0; i < edges.length; i += 2) {
    const [a, b] = [edges[i] as number, edges[i + 1] as number];
    const [low, high] = [positions[a * 3 + Y] as number, positions[b * 3 + Y] as number];
    if (low > height === high > height) continue;
    const mark: Mark = [a, b, (height - low) / (high - low)];
    knots.push(crossingAt(positions, mark));
  }
  return taut(knots);
}

/** The girth over marks of her left half from the back to the front, taut, cm: for a tape that keeps its place on the skin. */
export function ringGirth(positions: Float64Array, ring: readonly Mark[], gradient: Gradient): number {
  return girthOver(ringTape(positions, ring), ({ mark }, along, out) => {
    gradient.addMark(mark, X, out);
    gradient.addMark(mark, Z, along);
  });
}

/** Where such a tape touches her left half. */
export function ringTape(positions: Float64Array, ring: readonly Mark[]): Crossing[] {
  return taut(ring.map((mark) => crossingAt(positions, mark)));
}

function crossingAt(positions: Float64Array, mark: Mark): Crossing {
  return { mark, along: coordinate(positions, mark, Z), out: coordinate(positions, mark, X) };
}

/** Both halves, bridged across the back and the front. */
function girthOver(
  kept: readonly Crossing[],
  pull: (knot: Crossing, along: number, out: number) => void,
): number {
  const [back, front] = [kept[0], kept.at(-1)];
  if (!back || !front) return 0;
  pull(back, 0, 2);
  pull(front, 0, 2);
  return 2 * (back.out + front.out + tapeLength(kept, (knot, along, out) => pull(knot, 2 * along, 2 * out)));
}

/** A place so far from one mark to another, as a share of their heights. */
interface Between {
  readonly from: Mark;
  readonly to: Mark;
  readonly share: number;
}

/** A height that is given, cm, or that of marks, with which it rises. */
export type Level = number | Mark | Between;

/** The girth of the trunk at a height, cm: taut and level, as a tape is held. */
export function levelGirth(
  positions: Float64Array,
  edges: Uint16Array,
  level: Level,
  gradient: Gradient,
): number {
  const kept = levelTape(positions, edges, heightOf(positions, level));
  return girthOver(kept, ({ mark }, along, out) =>
    pullCrossing(positions, mark, level, along, out, gradient),
  );
}

export function heightOf(positions: Float64Array, level: Level): number {
  if (typeof level === 'number') return level;
  return marksOf(level).reduce((sum, [mark, share]) => sum + share * coordinate(positions, mark, Y), 0);
}

/** The marks that a level rises with, each by its share. */
function marksOf(level: Exclude<Level, number>): (readonly [mark: Mark, share: number])[] {
  if (!('share' in level)) return [[level, 1]];
  return [
    [level.from, 1 - level.share],
    [level.to, level.share],
  ];
}

/** A crossing slides along its edge as the level or the edge's ends rise. */
function pullCrossing(
  positions: Float64Array,
  mark: Mark,
  level: Level,
  along: number,
  out: number,
  gradient: Gradient,
): void {
  const [a, b, t] = mark;
  gradient.addMark(mark, X, out);
  gradient.addMark(mark, Z, along);
  const span = (axis: number) => (positions[b * 3 + axis] as number) - (positions[a * 3 + axis] as number);
  const slide = (out * span(X) + along * span(Z)) / span(Y);
  if (typeof level !== 'number')
    for (const [own, share] of marksOf(level)) gradient.addMark(own, Y, share * slide);
  gradient.add(a, Y, -(1 - t) * slide);
  gradient.add(b, Y, -t * slide);
}
