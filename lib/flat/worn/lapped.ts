import { toCommands } from '@/lib/geometry/commands';
import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength, subPath } from '@/lib/geometry/length';
import { endOf, joinPaths, polyline, startOf } from '@/lib/geometry/path';
import { cyclic, firstOf, lastOf } from '@/lib/geometry/sequence';
import { seenWith } from '@/lib/pattern/drawn';
import { firstAlong } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import type { Edge, Piece } from '@/lib/pattern/types';

const OUTER = /^(front|back)-edge$/;
const BEYOND = 'neckline-extension';
const ON_CENTRE = 1e-3;

/** The edge at which a piece that laps over its twin ends. */
export function outerEdgeOf({ edges }: Piece): Edge | undefined {
  return edges.find(({ line }) => OUTER.test(line));
}

/** The edge that runs on from the neckline past the centre. */
export function extensionEdgeOf(piece: Piece): Edge | undefined {
  return firstAlong(piece, BEYOND);
}

/** The lower edge from the centre on, which stands at `x`. */
function fromCentre(edge: Edge, x = 0): Edge {
  const whole = pathOf(edge);
  const [hit] = intersectVertical(whole, x);
  if (!hit || startOf(whole).x >= x) return edge;
  return { ...edge, path: toCommands(subPath(whole, hit.length, pathLength(whole))) };
}

/** An edge of nothing but the lap. */
function isBeyond(edge: Edge): boolean {
  const whole = pathOf(edge);
  return edge.line === BEYOND || Math.max(startOf(whole).x, endOf(whole).x) < ON_CENTRE;
}

/** A piece that laps over its twin as the half it covers: what lies beyond the centre is drawn for itself. */
export function asHalf(piece: Piece): Piece {
  const { edges } = piece;
  const outer = edges.findIndex(({ line }) => OUTER.test(line));
  if (outer < 0) return piece;
  const loop = [...edges.slice(outer + 1), ...edges.slice(0, outer)].filter((edge) => !isBeyond(edge));
  const half = loop.map((edge, i) => (i === 0 ? fromCentre(edge) : edge));
  const [top, bottom] = [endOf(pathOf(lastOf(half))), startOf(pathOf(firstOf(half)))];
  const centre: Edge = {
    id: 'centre',
    line: 'centre',
    role: 'fold',
    allowance: 0,
    path: toCommands(polyline(top, bottom)),
  };
  return seenWith(piece, { edges: [...half, centre] });
}

const isVent = ({ line }: Edge): boolean => line === 'vent' || line === 'vent-top';

/** A piece without the cloth that laps in its vent: its centre runs down to the hem. */
export function withoutVent(piece: Piece): Piece {
  const fold = piece.internal.find(({ id }) => id === 'vent-centre');
  if (!fold || !piece.edges.some(isVent)) return piece;
  const down = pathOf(fold);
  const above = piece.edges.findIndex((_, i) => isVent(cyclic(piece.edges, i + 1)));
  const edges = piece.edges.flatMap((edge, i): Edge[] => {
    if (isVent(edge)) return [];
    if (i === above) return [{ ...edge, path: toCommands(joinPaths(pathOf(edge), down)) }];
    return [edge.line === 'hem' ? fromCentre(edge, endOf(down).x) : edge];
  });
  return seenWith(piece, { edges });
}
