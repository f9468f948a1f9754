import { asPairs } from '@/lib/geometry/pair';
import { contains } from '@/lib/geometry/polyline/contains';
import { cutAlong } from '@/lib/geometry/polyline/cut-along';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair, PathCommand } from '@/lib/geometry/types';
import { firstAlong } from '@/lib/pattern/find';
import { pointsOf } from '@/lib/pattern/lines';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Piece } from '@/lib/pattern/types';
import { creases } from '../../steps/edges/find-inner-places';
import { artOutline } from './lay-piece';
import { ends, isOnePiece } from './walk-seam';

/** A strip folded in half lengthwise. */
export interface Doubled {
  readonly outline: readonly Pair[];
  /** Whether a line lies on the half that is seen. */
  readonly shows: (line: readonly Pair[]) => boolean;
  /** Folded wrong sides together it shows the right one either way up. */
  readonly rightSideOut?: boolean;
  /** Where it is folded, when that is drawn on it. */
  readonly crease?: readonly [Pair, Pair];
}

/** A belt, welt or band as it lies once it is folded, or sewn and turned too; undefined for what is not folded so. */
export function doubled(piece: Piece, seams: readonly SeamView[], turned = false): Doubled | undefined {
  if (piece.part === 'pocket') return welt(piece);
  if (piece.part === 'cuff') return band(piece, turned);
  if (piece.part === 'collar') return collar(piece);
  return piece.part === 'belt' && !piece.cut.onFold ? belt(piece, seams, turned) : undefined;
}

/** Its long edges are sewn to each other; once it is turned, the allowances lie inside. */
function belt(piece: Piece, seams: readonly SeamView[], turned: boolean): Doubled | undefined {
  const [along] = seams
    .map(({ a, b }) => ({ a: a.steps, b: b.steps, length: a.length }))
    .filter((each) => each.a[0]?.piece.id === piece.id && isOnePiece([...each.a, ...each.b]))
    .sort((one, other) => other.length - one.length);
  if (!along) return undefined;
  const outline = foldedOn(ends(along.a), ends(along.b), artOutline(piece, false));
  const seen = turned
    ? foldedOn(
        ends(along.a),
        ends(along.b),
        piece.edges.flatMap(({ path }) => lineOf(path)),
      )
    : outline;
  return { outline: seen, shows: (line) => contains(outline, middleOf(line)) };
}

/** A collar that is a band folded along its upper edge, its ends sewn and turned: the half next to the neckline is seen. */
function collar(piece: Piece): Doubled | undefined {
  const [crease] = creases(piece);
  if (!crease) return undefined;
  const [[x, y]] = crease;
  const whole = piece.edges.flatMap(({ path }) => lineOf(path));
  return { ...folded(whole, crease, [x, y - 1]), shows: (line) => middleOf(line)[1] < y, crease };
}

const lineOf = (path: readonly PathCommand[]): Pair[] => asPairs(pointsOf({ path }, 1));

function welt(piece: Piece): Doubled | undefined {
  const [[p, q] = []] = creases(piece);
  if (!p || !q) return undefined;
  return folded(artOutline(piece, false), [p, q], [p[0] + p[1] - q[1], p[1] + q[0] - p[0]]);
}

/** The edge of a band that is turned in and sewn down behind its seam. */
const INNER = 'inner';

/** Its inner half is seen, from the right side the outer one, the allowances turned in. */
function band(piece: Piece, outer: boolean): Doubled | undefined {
  const [fold] = creases(piece);
  const inner = firstAlong(piece, INNER);
  if (!fold || !inner) return undefined;
  const [[x, y], [foldX, foldY]] = [middleOf(lineOf(inner.path)), middleOf(fold)];
  const side: Pair = outer ? [2 * foldX - x, 2 * foldY - y] : [x, y];
  const halfOf = (whole: readonly Pair[]) => folded(whole, fold, side);
  const { outline } = halfOf(piece.edges.flatMap(({ path }) => lineOf(path)));
  return { ...halfOf(artOutline(piece, false)), outline, crease: fold };
}

/** Folded wrong sides together; the half on the side of a point is seen. */
function folded(whole: readonly Pair[], fold: readonly [Pair, Pair], side: Pair): Doubled {
  const outline = cutAlong(whole, fold, side);
  return { outline, shows: (line) => contains(outline, middleOf(line)), rightSideOut: true };
}

function middleOf(line: readonly Pair[]): Pair {
  const [[ax, ay], [bx, by]] = [firstOf(line), lastOf(line)];
  return [(ax + bx) / 2, (ay + by) / 2];
}

type Ends = readonly [Pair, Pair];

/**
 * What is seen of a shape folded so that edge b comes to lie on edge a: its part on the side of a, cut along the line
 * midway between the two.
 */
export function foldedOn(a: Ends, b: Ends, outline: readonly Pair[]): Pair[] {
  return cutAlong(outline, [midway(a[0], b[0]), midway(a[1], b[1])], midway(...a));
}

const midway = ([ax, ay]: Pair, [bx, by]: Pair): Pair => [(ax + bx) / 2, (ay + by) / 2];
