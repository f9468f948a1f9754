import type { Item } from '@/lib/drawing/types';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { polyline } from '@/lib/geometry/path';
import { cubic } from '@/lib/geometry/segment';
import { item } from '@/lib/geometry/sequence';
import type { Path } from '@/lib/geometry/types';
import { lengthOf } from '@/lib/pattern/lines';
import { isWaistCasing } from '@/lib/pattern/worn/waist-casing';
import { both, line } from '../ink';
import { skirtWidth } from '../worn/skirt';
import type { Worn } from '../worn/types';
import type { FlatPart } from './part';
import { bowAt } from './strap-bows';

/** Gathers beside a casing, cm: apart from one another, and their lengths in turn. */
const FOLD = { apart: 1.5, lengths: [3.6, 2, 4.8, 2.8], spread: 0.09 };

/** Half the garment at a height. */
function reachAt({ near, skirt }: Worn, y: number): number {
  const [hit] = intersectHorizontal(near.lines.side, y);
  return hit?.point.x ?? (skirt ? skirtWidth(skirt, y) : 0);
}

/** Strokes that leave a row of stitching upward or downward and lean outward as the cloth widens. */
function foldsFrom(y: number, half: number, up: 1 | -1): Path[] {
  const count = Math.max(2, Math.floor(half / FOLD.apart));
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5) / count) * half;
    const length = item(FOLD.lengths, i % FOLD.lengths.length);
    const lean = FOLD.spread * length * (x / half) * 2;
    const c1 = { x, y: y + up * length * 0.4 };
    return [
      cubic(
        { x, y },
        c1,
        { x: x + lean * 0.4, y: y + up * length * 0.7 },
        { x: x + lean, y: y + up * length },
      ),
    ];
  });
}

/** From one row of stitching to the other, on the face one looks at. */
function casingWidth({ draft: { pieces }, view }: Worn): number | undefined {
  const strip = pieces.find((piece) => isWaistCasing(piece) && piece.id.endsWith(view));
  const ends = strip?.edges.filter(({ line: own }) => own === 'end' || own === 'fold') ?? [];
  const [end] = ends.map(lengthOf);
  return end;
}

/** The cord tied at the centre front; drawing in the back alone it crosses the front as well. */
function tiedCord(worn: Worn, y: number, id: string): Item[] {
  const { operations, pieces } = worn.draft;
  if (worn.view === 'back' || !operations.some(({ operation }) => operation === 'insert-cord')) return [];
  const half = reachAt(worn, y);
  const held = pieces.some((piece) => isWaistCasing(piece) && piece.id.endsWith('front'));
  const cord = held ? [] : [polyline({ x: -half, y }, { x: half, y })];
  return [...cord, ...bowAt({ x: 0, y })].map((path) => line(path, 'outline', id));
}

/** Both rows that hold the casing of a face, and the gathers above and below them. */
function gatheredRows(worn: Worn, level: number, width: number, id: string): Item[] {
  const [low, high] = [level - width / 2, level + width / 2];
  // Of a casing over a seam the lower row is the seam.
  const rows = (worn.skirt && low > -SEAM ? [high] : [low, high]).map((y) => {
    const half = reachAt(worn, y);
    return line(polyline({ x: -half, y }, { x: half, y }), 'topstitch', id);
  });
  const folds = [...foldsFrom(high, reachAt(worn, high), 1), ...foldsFrom(low, reachAt(worn, low), -1)];
  return [...rows, ...folds.flatMap((fold) => both((side) => [line(side(fold), 'seam', id)]))];
}

const SEAM = 0.1;

/** A waist drawn in by an elastic or a cord in a casing. */
export const waistCasing: FlatPart = (worn) => {
  const { casingLevel, drawnWaist } = worn.draft.construction;
  if (casingLevel === undefined || drawnWaist === undefined) return [];
  const id = `${worn.view}/waist-casing`;
  const width = casingWidth(worn);
  const rows = width === undefined ? [] : gatheredRows(worn, casingLevel, width, id);
  return [...rows, ...tiedCord(worn, casingLevel, id)];
};
