import { between, move, span, toward } from '@/lib/geometry/pair';
import { contains } from '@/lib/geometry/polyline/contains';
import { finelyAlong } from '@/lib/geometry/polyline/finely';
import { parallel } from '@/lib/geometry/polyline/parallel';
import { firstOf, item, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Side } from '@/lib/pattern/seam-view';
import type { Piece } from '@/lib/pattern/types';
import { type Box, tornFinely } from '../cloth/enlarge-detail';
import { besideDarts, lineThrough } from '../cloth/follow-edges';
import { lying, withoutFold } from '../cloth/lay-piece';
import type { Shown } from '../cloth/scene';
import { lineOf } from '../cloth/walk-seam';

/** Tears are so many times as fine as where a whole piece is torn off. */
const TEARS = 4;
/** Paper round the point of a collar, cm. */
const BEYOND = 1.1;
/** Lines end at the cloth this exactly, cm. */
const FINE = 0.04;
/** Edges that turn by less are no corner (cosine). */
const SHARP = Math.cos((40 * Math.PI) / 180);

type Line = readonly Pair[];

/** So much of a collar is seen along its edge and down its end, cm. */
type Seen = Readonly<Record<'along' | 'down', number>>;

/** A corner moved to the origin: the seam line through it, and the whole seam line of its piece from far off on. */
export interface Corner {
  readonly piece: Piece;
  readonly seam: Line;
  readonly loop: Line;
}

export function cornerOf({ steps }: Side): Corner | undefined {
  const [outer, end] = [steps.at(-2), steps.at(-1)];
  if (!outer || !end || outer.piece.id !== end.piece.id) return undefined;
  const [along, down] = [lineOf(outer), lineOf(end)];
  const at = firstOf(down);
  const [into, out] = [toward(item(along, along.length - 2), at), toward(at, item(down, 1))];
  if (into[0] * out[0] + into[1] * out[1] > SHARP) return undefined;
  const moved = (line: Line) => line.map(([x, y]): Pair => [x - at[0], y - at[1]]);
  return {
    piece: withoutFold(outer.piece.piece),
    seam: moved([...along, ...down.slice(1)]),
    loop: fromAfar(moved(lineThrough(besideDarts(outer.piece.edges)))),
  };
}

function fromAfar(loop: Line): Line {
  const off = loop.map((at) => span(at, [0, 0]));
  const far = off.indexOf(Math.max(...off));
  return [...loop.slice(far), ...loop.slice(0, far)];
}

/** The cloth round a corner, its allowance so wide beyond the seam line; an upper layer is torn so much further off. */
export function nearCorner(
  corner: Corner,
  seen: Seen,
  wide: number,
  side: Shown['side'],
  further = 0,
): Shown {
  const { piece, loop, seam } = corner;
  const inside = between(back(firstOf(seam), seen.along / 2), back(lastOf(seam), seen.down / 2));
  const box = boxAt(seam, { along: seen.along + further, down: seen.down + further });
  const outline = tornFinely(parallel(loop, -wide), box, inside, TEARS);
  return lying(piece, side, { outline, torn: true, bent: true });
}

export const seamOn = ({ outline = [] }: Shown, seam: Line): Pair[] =>
  finelyAlong(seam, FINE).filter((at) => contains(outline, at));

/** From the corner so far toward a place. */
const back = (place: Pair, far: number): Pair => move([0, 0], toward([0, 0], place), far);

/** The edge of a collar runs from its centre to the corner; there its end goes down, leaning in or out. */
function boxAt(seam: Line, seen: Seen): Box {
  const [along, down] = [back(firstOf(seam), seen.along), back(lastOf(seam), seen.down)];
  const [left, right] = along[0] < 0 ? [along[0], BEYOND] : [-BEYOND, along[0]];
  const [bottom, top] = down[1] < 0 ? [-seen.down, BEYOND] : [-BEYOND, seen.down];
  return [Math.min(left, down[0]), bottom, Math.max(right, down[0]), top];
}

/** Away from the cloth, midway between both edges of a corner. */
export const outward = (seam: Line): Pair => {
  const [x, y] = between(back(firstOf(seam), 1), back(lastOf(seam), 1));
  return toward([x, y], [0, 0]);
};
