import { toCommands } from '@/lib/geometry/commands';
import {
  endOf,
  joinPaths,
  polyline,
  rotatePath,
  startDirection,
  startOf,
  withStart,
} from '@/lib/geometry/path';
import { add, lerp, scale, sub, turnDegrees } from '@/lib/geometry/point';
import { cyclic, item } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { seenWith } from '@/lib/pattern/drawn';
import { pathOf } from '@/lib/pattern/lines';
import type { Draft, Edge, LineName, Piece } from '@/lib/pattern/types';
import { sleeveNeck } from '@/lib/pattern/worn/sleeve-neck';

const LAPEL = 'lapel';
/** A lapel that breaks as near to the centre breaks on it. */
const AT_CENTRE = 1e-3;

/** Whether a front turns over in a lapel. */
export function hasLapel({ edges }: Piece): boolean {
  return edges.some(({ line }) => line === LAPEL);
}

/** Turns what lies above a dart in the neckline as sewing it does; nothing moves where there is none. */
function darted(piece: Piece): (of: Path) => Path {
  const legs = piece.edges.filter(({ role }) => role === 'dart');
  const first = piece.edges.findIndex(
    ({ line }, i) => line === 'neckline' && item(piece.edges, (i + 1) % piece.edges.length).role === 'dart',
  );
  const [into, out] = legs.slice(legs.indexOf(cyclic(piece.edges, first + 1)));
  if (first < 0 || !into || !out) return (of) => of;
  const [from, tip, to] = [startOf(pathOf(into)), endOf(pathOf(into)), endOf(pathOf(out))];
  const degrees = turnDegrees(sub(from, tip), sub(to, tip));
  return (of) => rotatePath(of, tip, degrees);
}

/** The neckline of a front with lapels, a dart in it sewn. */
export function sewnNeckline(piece: Piece): Path {
  const sew = darted(piece);
  const parts = piece.edges.filter(({ line }) => line === 'neckline').map(pathOf);
  const [above, next, ...below] = parts;
  if (!above) throw new RangeError('A front with lapels has no neckline');
  const upper = sew(above);
  // The legs of a dart are as long as each other to the grain a draft is written to, and no nearer.
  return next ? joinPaths(upper, withStart(next, endOf(upper)), ...below) : upper;
}

/** The side neck point of a front with lapels, in the plane of its centre: beyond it, where a raglan sleeve has the shoulder. */
export function sideNeckOf(draft: Draft, piece: Piece): Point {
  const neck = sewnNeckline(piece);
  return add(startOf(neck), scale(startDirection(neck), -sleeveNeck(draft, 'front')));
}

/** From where its neckline begins to the break, and where the fold crosses the centre. */
function foldOf(draft: Draft, piece: Piece, lapel: Edge): { head: Point; centre: Point; foot: Point } {
  const [neck, foot] = [sideNeckOf(draft, piece), endOf(pathOf(lapel))];
  return {
    head: startOf(sewnNeckline(piece)),
    foot,
    centre: lerp(neck, foot, neck.x / (neck.x - foot.x)),
  };
}

/** A front as it is seen with its lapel turned over: the neckline falls straight to the break, beyond the centre. */
export function lapelTurned(draft: Draft, piece: Piece): Piece {
  const first = piece.edges.findIndex(({ line }) => line === 'neckline');
  const last = piece.edges.findLastIndex(({ line }) => line === LAPEL);
  if (first < 0 || last < 0) return piece;
  const [from, to] = [item(piece.edges, first), item(piece.edges, last)];
  const straight = (line: LineName, a: Point, b: Point): Edge => ({
    ...from,
    id: line,
    line,
    path: toCommands(polyline(a, b)),
  });
  const { head, centre, foot } = foldOf(draft, piece, to);
  const legs = piece.edges.slice(first, last).filter(({ role }) => role === 'dart');
  const mouth = legs.length > 0 ? [from, ...legs] : [];
  const below = item([...legs.map((leg) => endOf(pathOf(leg))), head], legs.length > 0 ? 1 : 0);
  const beyond = foot.x < -AT_CENTRE ? [straight('neckline-extension', centre, foot)] : [];
  const seen = [...mouth, straight('neckline', below, centre), ...beyond];
  // Begun where it was: of a front cut across under the bust, which has no centre, that is what opens the loop.
  return seenWith(piece, {
    edges: [...piece.edges.slice(0, first), ...seen, ...piece.edges.slice(last + 1)],
  });
}
