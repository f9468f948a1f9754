import { commandEnd, mapCommand } from '@/lib/geometry/commands';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair, PathCommand } from '@/lib/geometry/types';
import { OPENED_FOLD } from '@/lib/pattern/cut-opened';
import { lengthOf, turnedRound } from '@/lib/pattern/lines';
import type { Edge, Internal, Piece } from '@/lib/pattern/types';
import { mirrorIn, unfoldedOutline } from '@/lib/pattern/unfold';
import { moveMark } from './move-mark';
import { FINE, flatPoints } from './outline';
import { foldOf } from './piece-lines';

type PointMap = (at: Pair) => Pair;

const TWIN = '~';

function mirrored(path: readonly PathCommand[], map: PointMap): PathCommand[] {
  return path.map((command) => mapCommand(command, map));
}

/** The same edge on the other half, travelled the other way so that the loop goes on counter-clockwise. */
function twinEdge(edge: Edge, map: PointMap): Edge {
  const path = turnedRound({ path: mirrored(edge.path, map) });
  return { ...edge, id: `${edge.id}${TWIN}`, path };
}

const twinInternal = (internal: Internal, map: PointMap): Internal => ({
  ...internal,
  id: `${internal.id}${TWIN}`,
  path: mirrored(internal.path, map),
});

const isOff = ([x, y]: Pair, map: PointMap): boolean => {
  const [mx, my] = map([x, y]);
  return Math.hypot(mx - x, my - y) > 0.02;
};

const start = ({ path }: Internal): Pair => commandEnd(firstOf(path));
const end = ({ path }: Internal): Pair => commandEnd(lastOf(path));

/** A level from edge to edge of the whole piece: it used to end on the fold. */
function acrossFold(level: Internal, map: PointMap): Internal {
  const drafted = flatPoints(level.path, FINE);
  const inward = isOff(start(level), map) ? drafted : drafted.toReversed();
  const across = [...inward, ...inward.slice(0, -1).map(map).reverse()];
  return { ...level, path: across.map(([x, y], i): PathCommand => [i === 0 ? 'M' : 'L', x, y]) };
}

/** The piece opened out on both sides of its fold, with everything on it doubled; other pieces as they are. */
export function unfoldPiece(piece: Piece): Piece {
  const fold = foldOf(piece);
  if (!fold) return piece;
  const map = mirrorIn(fold);
  const at = piece.edges.findIndex(({ role }) => role === 'fold');
  const half = [...piece.edges.slice(at + 1), ...piece.edges.slice(0, at)];
  const twins = half.map((edge) => twinEdge(edge, map)).reverse();
  const lengths = new Map(piece.edges.map((edge) => [edge.id, lengthOf(edge)]));
  const line: Internal = {
    id: OPENED_FOLD,
    kind: 'fold-line',
    path: [
      ['M', ...fold[0]],
      ['L', ...fold[1]],
    ],
  };
  const isOffAtBoth = (internal: Internal) => isOff(start(internal), map) && isOff(end(internal), map);
  const isAcross = (internal: Internal) => internal.kind === 'level' && !isOffAtBoth(internal);
  const own = piece.internal.map((internal) => (isAcross(internal) ? acrossFold(internal, map) : internal));
  const doubled = piece.internal.filter(
    (each) => !each.side && !isAcross(each) && (isOff(start(each), map) || isOff(end(each), map)),
  );
  return {
    ...piece,
    cut: { ...piece.cut, onFold: false },
    edges: [...half, ...twins],
    cutLine: unfoldedOutline(piece),
    internal: [...own, ...doubled.map((internal) => twinInternal(internal, map)), line],
    notches: [
      ...piece.notches,
      ...piece.notches.map((notch) => ({
        ...notch,
        id: `${notch.id}${TWIN}`,
        edge: `${notch.edge}${TWIN}`,
        at: (lengths.get(notch.edge) ?? 0) - notch.at,
      })),
    ],
    marks: [
      ...piece.marks,
      ...piece.marks.filter((mark) => isOff(mark.at, map)).map((mark) => moveMark(mark, map, true)),
    ],
  };
}
