import type { Item } from '@/lib/drawing/types';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { intersect, intersectVertical } from '@/lib/geometry/intersect';
import { pathLength, subPath } from '@/lib/geometry/length';
import { offsetPath } from '@/lib/geometry/offset';
import { endOf, joinPaths, path, polyline, reversePath, startOf } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { both, line, shape } from '../ink';
import { lengthOn } from '../worn/line-length';
import type { Face, Worn } from '../worn/types';
import { besideNeck, overSeam, RIM, ROLL, rimOf, rollTop } from './hood-lines';
import { collarPiece } from './measures';
import type { WornCollar } from './worn-collar';

/** The row along the rim. */
const STITCHED = 0.9;
/** Down the back hangs this share of the length of its crown seam, half as wide as this share of it. */
const HANGS = { deep: 0.46, wide: 0.26 };

function front({ near }: Worn): Item[] {
  const [top, rim, over] = [rollTop(near, ROLL.behind), rimOf(near), overSeam(near)];
  const closed = joinPaths(over, top, polyline(endOf(top), endOf(rim)), reversePath(rim));
  const row = stitchedRow(rim, over);
  const id = 'front/collar';
  return both((side) => [
    shape(side(closed), 'trim', id),
    ...[over, top, rim].map((of) => line(side(of), 'outline', id)),
    line(side(row), 'topstitch', id),
  ]);
}

/** The row beside the rim, on the cloth of the hood. */
function stitchedRow(rim: Path, over: Path): Path {
  const row = offsetPath(rim, STITCHED);
  const from = intersect(row, over)[0]?.lengthA ?? 0;
  return subPath(row, from, intersectVertical(row, 0).at(-1)?.length ?? pathLength(row));
}

/** The pouch that hangs down the back, from the roll to the middle of its lower edge. */
function pouch(face: Face, crown: number): Path {
  const side = besideNeck(face);
  const widest = { x: Math.max(side.x + 1, HANGS.wide * crown), y: side.y - 0.45 * HANGS.deep * crown };
  const tip = { x: 0, y: side.y - HANGS.deep * crown };
  return path(
    cubicWithTangents(side, { x: 0.2, y: -1 }, widest, { x: 0, y: -1 }),
    cubicWithTangents(widest, { x: 0, y: -1 }, tip, { x: -1, y: -0.3 }),
  );
}

function back({ near, draft }: Worn): Item[] {
  const crown = lengthOn(collarPiece(draft, 'hood-outer'), 'centre');
  const [top, hanging] = [rollTop(near, RIM.behind), pouch(near, crown)];
  const seam = polyline(endOf(top), endOf(hanging));
  const closed = joinPaths(reversePath(top), hanging, reversePath(seam));
  const id = 'back/collar';
  return [
    ...both((side) => [
      shape(side(closed), 'trim', id),
      ...[top, hanging].map((of) => line(side(of), 'outline', id)),
    ]),
    line(seam, 'seam', id),
  ];
}

/** The inside of the roll behind the neck, which the rims leave open. */
function inside({ near }: Worn): Item[] {
  const half = joinPaths(rimOf(near));
  const closed = joinPaths(half, polyline(endOf(half), startOf(half)));
  const id = 'inside-back/collar';
  return both((side) => [shape(side(closed), 'shade', id)]);
}

/** A hood thrown back: its fronts lie round the neck, its pouch hangs down the back. */
export const HOOD: WornCollar = {
  far: (worn) => (worn.view === 'front' ? inside(worn) : []),
  near: (worn) => (worn.view === 'front' ? front(worn) : back(worn)),
};
