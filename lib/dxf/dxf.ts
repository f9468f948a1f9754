import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { asPairs } from '@/lib/geometry/pair';
import { cyclic } from '@/lib/geometry/sequence';
import type { Pair, PathCommand } from '@/lib/geometry/types';
import { edgeOf } from '@/lib/pattern/find';
import { pathOf, pointsOf } from '@/lib/pattern/lines';
import type { Draft, Edge, Internal, Mark, Piece } from '@/lib/pattern/types';
import { block, type Entity, file, insert, line, plainText, point, polyline, text } from './entities';

/** Layers of ASTM D6673 (after AAMA): what a cutter or a CAD takes each line for. */
const LAYER = {
  boundary: 1,
  turn: 2,
  curve: 3,
  notch: 4,
  mirror: 6,
  grain: 7,
  internal: 8,
  drill: 13,
  sew: 14,
  note: 15,
} as const;

interface DxfSettings {
  readonly patternName: string;
  readonly code: string;
  /** Day of the version, `YYYY-MM-DD`. */
  readonly date: string;
}

/** Corners sharper than this are turn points, all others lie on curves, degrees. */
const TURN = 12;
/** Room between pieces laid in a row, cm. */
const GAP = 5;

const points = (path: readonly PathCommand[]): Pair[] => asPairs(pointsOf({ path }, 0.005));

function isTurn([ax, ay]: Pair, [bx, by]: Pair, [cx, cy]: Pair): boolean {
  const turn = Math.atan2(
    (bx - ax) * (cy - by) - (by - ay) * (cx - bx),
    (bx - ax) * (cx - bx) + (by - ay) * (cy - by),
  );
  return Math.abs(turn) * (180 / Math.PI) > TURN;
}

function boundary({ cutLine }: Piece): Entity[] {
  const corners = cutLine.map((place, i) => {
    const before = cyclic(cutLine, i - 1);
    const after = cyclic(cutLine, i + 1);
    return point(isTurn(before, place, after) ? LAYER.turn : LAYER.curve, place);
  });
  return [polyline(LAYER.boundary, cutLine, true), ...corners];
}

function sewLine(edge: Edge): Entity[] {
  if (edge.role === 'fold') {
    const [from, to] = [points(edge.path)[0], points(edge.path).at(-1)];
    return from && to ? [line(LAYER.mirror, from, to)] : [];
  }
  return edge.allowance > 0 || edge.role === 'dart' ? [polyline(LAYER.sew, points(edge.path), false)] : [];
}

function notches(piece: Piece): Entity[] {
  return piece.notches.flatMap((notch) => {
    const edge = edgeOf(piece, notch.edge);
    if (!edge) return [];
    const path = pathOf(edge);
    const { x, y } = pointAtLength(path, Math.min(pathLength(path), notch.at));
    return [point(LAYER.notch, [x, y])];
  });
}

const internalLine = ({ kind, path }: Internal): Entity[] =>
  kind === 'level' ? [] : [polyline(LAYER.internal, points(path), false)];

/** Tips of the darts that open in the outline: where a machine drills. */
const dartTips = (edges: readonly Edge[]): Entity[] =>
  edges.flatMap((edge, i) => {
    const tip = points(edge.path).at(-1);
    return edge.role === 'dart' && edges[(i + 1) % edges.length]?.role === 'dart' && tip
      ? [point(LAYER.drill, tip)]
      : [];
  });

const drill = ({ at }: Mark): Entity => point(LAYER.drill, at);

function notes(piece: Piece, { code }: DxfSettings): Entity[] {
  const [x, y] = piece.grain[0];
  const lines = [
    `Piece Name: ${piece.id}`,
    `Size: ${plainText(code)}`,
    `Quantity: ${piece.cut.count}`,
    `Material: ${piece.material}`,
    `Annotation: ${piece.cut.onFold ? 'cut on fold' : piece.cut.mirrored ? 'cut mirrored' : piece.cut.rightSideUp ? 'cut single, right side up' : 'cut single'}`,
  ];
  return lines.map((words, i) => text(LAYER.boundary, [x + 1, y + 4 - i * 0.8], words));
}

const blockName = ({ id }: Piece): string => id.toUpperCase().replace(/[^A-Z0-9-]/g, '_');

function pieceBlock(piece: Piece, settings: DxfSettings): Entity {
  const { edges, grain, internal, marks } = piece;
  return block(blockName(piece), [
    ...boundary(piece),
    ...edges.flatMap(sewLine),
    ...internal.flatMap(internalLine),
    line(LAYER.grain, grain[0], grain[1]),
    ...notches(piece),
    ...dartTips(edges),
    ...marks.map(drill),
    ...notes(piece, settings),
  ]);
}

/** Pieces side by side: the shift of each. */
function row(pieces: readonly Piece[]): number[] {
  let next = 0;
  return pieces.map(({ cutLine }) => {
    const xs = cutLine.map(([x]) => x);
    const shift = next - Math.min(...xs);
    next = shift + Math.max(...xs) + GAP;
    return shift;
  });
}

/**
 * The pattern as DXF (release 12, millimetres) with the layers of ASTM D6673: each piece a block with its cut
 * line, sew lines, fold as mirror line, grain, notches, drill holes. Names are reduced to plain letters.
 */
export function writeDxf(draft: Draft, settings: DxfSettings): string {
  const shifts = row(draft.pieces);
  const about = [
    'ANSI/AAMA',
    `Style Name: ${settings.patternName}`,
    `Creation Date: ${settings.date}`,
    'Author: Droitfil',
    `Sample Size: ${settings.code}`,
    'Units: METRIC',
  ];
  return file(
    draft.pieces.map((piece) => pieceBlock(piece, settings)),
    [
      ...about.map((words, i) => text(LAYER.boundary, [0, -5 - i], words)),
      ...draft.pieces.map((piece, i) => insert(blockName(piece), [shifts[i] ?? 0, 0])),
    ],
  );
}
