import { loopFor } from '@/lib/drafting/belts/loop-length';
import type { Item } from '@/lib/drawing/types';
import { smoothThrough } from '@/lib/geometry/fit';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { endOf, joinPaths, polyline, reversePath, startOf } from '@/lib/geometry/path';
import { midpoint } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import { firstOf } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import { both, line, shape } from '../ink';
import { placedPieces } from '../worn/place-below';
import { skirtWidth } from '../worn/skirt';
import type { Worn } from '../worn/types';
import { buttonShape } from './buttons';
import type { FlatPart } from './part';

const closed = (...points: readonly Point[]): Path => polyline(...points, firstOf(points));

function rectangle(middle: Point, width: number, height: number): Path {
  const [w, h] = [width / 2, height / 2];
  const { x, y } = middle;
  return closed(
    { x: x - w, y: y - h },
    { x: x + w, y: y - h },
    { x: x + w, y: y + h },
    { x: x - w, y: y + h },
  );
}

/** A belt is cut along the thread. */
const LENGTHWISE = { turn: 90, about: [0, 0] } as const;

function framed(of: Path, id: string): Item[] {
  return [shape(of, 'trim', id, LENGTHWISE), line(of, 'outline', id)];
}

interface Mark {
  readonly at: Point;
  readonly half: number;
}

/** Marks of the pattern by the beginning of their name, as worn: the middle of each and half its length. */
function marksOf(worn: Worn, name: RegExp): Mark[] {
  return placedPieces(worn).flatMap(({ piece, place }) =>
    piece.internal
      .filter(({ id, kind }) => kind === 'placement' && name.test(id))
      .map((line) => {
        const mark = pathOf(line);
        const [from, to] = [startOf(mark), endOf(mark)];
        return { at: place(midpoint(from, to)), half: Math.hypot(to.x - from.x, to.y - from.y) / 2 };
      }),
  );
}

/** Half the garment at a height. */
function reachAt({ near, skirt }: Worn, y: number): number {
  const [hit] = intersectHorizontal(near.lines.side, y);
  if (hit) return hit.point.x;
  return skirt ? skirtWidth(skirt, y) : startOf(near.lines.side).x;
}

function band(worn: Worn, y: number, width: number): Path {
  const [low, high] = [y - width / 2, y + width / 2];
  const [a, b] = [reachAt(worn, low), reachAt(worn, high)];
  return closed({ x: -a, y: low }, { x: a, y: low }, { x: b, y: high }, { x: -b, y: high });
}

const LOOP = 1;
const KNOT = 1.15;
const TAILS = { length: 26, spread: 3.2 };

/** Cloth pulled together by a knot: rounder than it is wide. */
function pulled({ x, y }: Point, size: number): Path {
  const [w, h] = [size * 0.42, size * 0.56];
  const corner = (sx: number, sy: number): Point => ({ x: x + sx * w, y: y + sy * h });
  return smoothThrough([
    corner(-0.8, 1),
    corner(-1.05, 0),
    corner(-0.8, -1),
    corner(0.8, -1),
    corner(1.05, 0),
    corner(0.8, 1),
    corner(-0.8, 1),
  ]);
}

/** A knot at the centre front and the two ends that hang from it. */
function knot(y: number, width: number, id: string): Item[] {
  const low = y - TAILS.length;
  const tail = (lean: number) => {
    const edge = (side: number): Path => {
      const from = { x: lean * 0.3 + (side * width) / 4, y };
      const to = { x: lean * TAILS.spread + (side * width) / 2, y: low + lean * side };
      const c1 = { x: from.x + lean * 1.4 + (side * width) / 6, y: y - TAILS.length * 0.25 };
      return [cubic(from, c1, { x: to.x - lean * 0.2, y: y - TAILS.length * 0.6 }, to)];
    };
    const [inner, outer] = [edge(-1), edge(1)];
    return joinPaths(
      inner,
      polyline(endOf(inner), endOf(outer)),
      reversePath(outer),
      polyline(startOf(outer), startOf(inner)),
    );
  };
  const tied = pulled({ x: 0, y }, width * KNOT);
  return [...framed(tail(-1), id), ...framed(tail(1), id), ...framed(tied, id)];
}

function buckle(y: number, width: number, id: string): Item[] {
  const outer = rectangle({ x: 0, y }, width * 1.2, width * 1.35);
  const inner = rectangle({ x: 0, y }, width * 0.8, width * 0.9);
  return [shape(outer, 'paper', id), line(outer, 'outline', id), ...framed(inner, id)];
}

/** Loops that hang from a seam are marked only above it: where such a belt lies, and half the length of its loops. */
function hung({ draft }: Worn, { at, half }: Mark, width: number): { y: number; half: number } {
  if (2 * half >= width) return { y: at.y, half };
  return { y: at.y - half - width / 2, half: loopFor(draft.choices).length / 2 };
}

/** Loops, the belt through them, and what closes it in front. */
export const belt: FlatPart = (worn) => {
  const { belt: kind } = worn.draft.choices.options;
  const width = worn.draft.choices.sizes['belt-width'];
  const loops = marksOf(worn, /^belt-loop/);
  const [first] = loops;
  if (!first || width === undefined) return [];
  const id = `${worn.view}/belt`;
  const { y, half } = hung(worn, first, width);
  const front = worn.view === 'front';
  return [
    ...framed(band(worn, y, width), id),
    // The belt they hold is drawn level; their marks are not where darts beside them are sewn.
    ...loops.flatMap(({ at: { x } }) =>
      both((side) => framed(side(rectangle({ x, y }, LOOP, 2 * half)), id)),
    ),
    ...(front && kind === 'tie' ? knot(y, width, id) : []),
    ...(front && kind === 'buckle' ? buckle(y, width, id) : []),
  ];
};

const BUTTON = 2;

/** A strap across the back with a button at either end. */
export const halfBelt: FlatPart = (worn) => {
  const [end] = marksOf(worn, /^half-belt/);
  if (!end) return [];
  const { at, half } = end;
  const id = `${worn.view}/half-belt`;
  const neck = at.x - half;
  const outline = closed(
    { x: -neck, y: at.y - half },
    { x: neck, y: at.y - half },
    at,
    { x: neck, y: at.y + half },
    { x: -neck, y: at.y + half },
    { x: -at.x, y: at.y },
  );
  const button = (x: number) => buttonShape({ x, y: at.y }, BUTTON, id);
  return [...framed(outline, id), ...button(at.x - 2.5), ...button(2.5 - at.x)];
};
