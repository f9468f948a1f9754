import type { Item } from '@/lib/drawing/types';
import { endOf, path, polyline } from '@/lib/geometry/path';
import { cubic } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { both, line, shape } from '../ink';
import { lengthOn } from '../worn/line-length';
import type { Worn } from '../worn/types';
import { farBand, nearBand } from './band';
import { collarPiece } from './measures';
import type { WornCollar } from './worn-collar';

/** A soft band falls to this share of its width; half the tie hangs, the other half goes into loop and knot. */
const STANDS = 0.6;
const HANGS = 0.5;
const LOOP = 0.18;

/** Length of a slanted end over the width of the band. */
const SLANT = Math.hypot(1, 0.7);

interface Band {
  readonly width: number;
  readonly tie: number;
}

function bandOf({ draft }: Worn): Band {
  const piece = collarPiece(draft, 'collar-bow');
  return { width: lengthOn(piece, 'end') / 2 / SLANT, tie: lengthOn(piece, 'tie') / 2 };
}

const at = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

/** One loop of the bow, a drop lying on its side. */
function loop(knot: Point, { tie, width }: Band): Path {
  const reach = LOOP * tie + 0.3 * width;
  const half = 0.55 * width + 0.6;
  const tip = at(knot, reach, 0.3 * half);
  return path(
    cubic(knot, at(knot, 0.35 * reach, -0.5 * half), at(tip, 0, -1.3 * half), tip),
    cubic(tip, at(tip, 0, 1.1 * half), at(knot, 0.35 * reach, 1.1 * half), knot),
  );
}

/** One end hanging from the knot, cut to a slant. */
function tail(knot: Point, { tie, width }: Band): Path {
  const drop = HANGS * tie;
  const wide = 0.75 * width;
  const [inner, outer] = [at(knot, 0.12 * drop, -drop), at(knot, 0.12 * drop + wide, -drop + 0.5 * wide)];
  return path(
    cubic(knot, at(knot, 0.3, -0.35 * drop), at(inner, -0.2, 0.35 * drop), inner),
    ...polyline(inner, outer),
    cubic(outer, at(outer, -0.2, 0.4 * drop), at(knot, 0.9 * wide, -0.2 * drop), knot),
  );
}

function knotShape(knot: Point, width: number): Path {
  const [x, y] = [0.22 * width + 0.5, 0.3 * width + 0.5];
  return polyline(at(knot, -x, y), at(knot, -x, -y), at(knot, x, -y), at(knot, x, y), at(knot, -x, y));
}

function tied(worn: Worn, band: Band): Item[] {
  const middle = endOf(worn.near.lines.neckline);
  const knot = at(middle, 0, 0.2 * band.width);
  const id = 'front/bow';
  const centre = knotShape(knot, band.width);
  const drawn = (of: Path): Item[] => [shape(of, 'trim', id), line(of, 'outline', id)];
  return [
    ...both((side) => drawn(side(tail(knot, band)))),
    ...both((side) => drawn(side(loop(knot, band)))),
    ...drawn(centre),
  ];
}

/** A band tied in a bow at the front. */
export const BOW: WornCollar = {
  far: (worn) => farBand(worn, STANDS * bandOf(worn).width),
  near: (worn) => {
    const band = bandOf(worn);
    const around = nearBand(worn, STANDS * band.width);
    return worn.view === 'front' ? [...around, ...tied(worn, band)] : around;
  },
};
