import { toCommands } from '@/lib/geometry/commands';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { lerp } from '@/lib/geometry/point';
import { item } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Edge, LineName, Piece } from '@/lib/pattern/types';
import { withEdges } from './with-edges';

const LAPEL = 'lapel';
/** A lapel that breaks as near to the centre breaks on it. */
const AT_CENTRE = 1e-3;

/** Whether a front turns over in a lapel. */
export function hasLapel({ edges }: Piece): boolean {
  return edges.some(({ line }) => line === LAPEL);
}

/** From the shoulder to the break, and where that crosses the centre. */
function foldOf(neckline: Edge, lapel: Edge): { head: Point; centre: Point; foot: Point } {
  const [head, foot] = [startOf(pathOf(neckline)), endOf(pathOf(lapel))];
  return { head, foot, centre: lerp(head, foot, head.x / (head.x - foot.x)) };
}

/** A front as it is seen with its lapel turned over: the neckline falls straight to the break, beyond the centre. */
export function lapelTurned(piece: Piece): Piece {
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
  const { head, centre, foot } = foldOf(from, to);
  const beyond = foot.x < -AT_CENTRE ? [straight('neckline-extension', centre, foot)] : [];
  const seen = [straight('neckline', head, centre), ...beyond];
  const loop = [...piece.edges.slice(last + 1), ...piece.edges.slice(0, first)];
  const kept = loop.filter(({ line }) => line !== LAPEL && line !== 'neckline');
  return withEdges(piece, [...seen, ...kept]);
}
