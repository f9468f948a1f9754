import type { Edge, Material, Piece } from '@/lib/drafting/types';
import { linePath, polygonPath } from '@/lib/drawing/paths';
import { drawn, type Place } from '@/lib/drawing/pen';
import { dot } from '@/lib/drawing/symbols';
import type { DrawingCommand, FillName, Item, StrokeName, XY } from '@/lib/drawing/types';
import { between, span } from '@/lib/drawing/vector';
import { endOfEdge, startOfEdge } from './outline';
import { smoothOutline } from './smooth-outline';

export const CUT_STROKES: Readonly<Record<Material, StrokeName>> = {
  shell: 'cut',
  lining: 'cut-lining',
  interfacing: 'cut-interfacing',
  contrast: 'cut-contrast',
};

/** How far off the fold a point of the cut line may lie and still be on it, cm. */
const ON_FOLD = 0.01;

function distanceToLine([x, y]: XY, [ax, ay]: XY, [bx, by]: XY): number {
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay);
}

/** The fold edge of a piece that is cut on the fold, its two ends in order. */
export function foldOf({ cut, edges }: Pick<Piece, 'cut' | 'edges'>): readonly [XY, XY] | undefined {
  const edge = cut.onFold ? edges.find(({ role }) => role === 'fold') : undefined;
  return edge && [startOfEdge(edge), endOfEdge(edge)];
}

/** The cut line as drawn: closed, but open along a fold, where nothing is cut. */
export function cutPath(piece: Pick<Piece, 'cut' | 'edges' | 'cutLine'>): readonly DrawingCommand[] {
  const { cutLine } = piece;
  const fold = foldOf(piece);
  if (!fold) return smoothOutline(cutLine, true);
  const onFold = cutLine.map((at) => distanceToLine(at, ...fold) < ON_FOLD);
  const last = onFold.findIndex((on, i) => on && !onFold[(i + 1) % cutLine.length]);
  if (last < 0) return smoothOutline(cutLine, true);
  const chain = [...cutLine.slice(last), ...cutLine.slice(0, last)];
  const back = chain.findIndex((at, i) => i > 0 && distanceToLine(at, ...fold) < ON_FOLD);
  return smoothOutline(back < 0 ? [...chain, chain[0] as XY] : chain.slice(0, back + 1), false);
}

/** Ends of the cut line on the fold: what the fold line is drawn between. */
function foldEnds(piece: Piece, fold: readonly [XY, XY]): readonly [XY, XY] {
  const path = cutPath(piece);
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last || last[0] === 'Z') return fold;
  return [first.slice(-2) as unknown as XY, last.slice(-2) as unknown as XY];
}

interface Layers {
  readonly cut: Place;
  readonly stitch: Place;
}

function stitched(edge: Edge, id: string, place: Place): Item[] {
  if (edge.role === 'fold' || (edge.allowance === 0 && edge.role !== 'dart')) return [];
  return [{ ...drawn(edge.path, 'stitch', place), id: `${id}/${edge.id}` }];
}

/** Centre line and tip of each dart that opens in the outline. */
function dartCentres(edges: readonly Edge[], place: Place): Item[] {
  return edges.flatMap((edge, index) => {
    const next = edges[(index + 1) % edges.length] as Edge;
    if (edge.role !== 'dart' || next.role !== 'dart') return [];
    const tip = endOfEdge(edge);
    const mouth = between(startOfEdge(edge), endOfEdge(next));
    if (span(tip, mouth) < 0.01) return [];
    return [drawn(linePath(mouth, tip), 'detail', place), dot(tip, place)];
  });
}

/** The lines of a piece: a surface if asked for, where to cut, where to stitch, where to fold. */
export function pieceLines(piece: Piece, { cut, stitch }: Layers, fill: FillName = 'none'): Item[] {
  const fold = foldOf(piece);
  const surface: Item = {
    kind: 'stroke',
    ...cut,
    path: polygonPath(...piece.cutLine),
    stroke: 'none',
    fill,
    id: piece.id,
  };
  return [
    ...(fill === 'none' ? [] : [surface]),
    { ...drawn(cutPath(piece), CUT_STROKES[piece.material], cut), id: `${piece.id}/cut` },
    ...(fold ? [drawn(linePath(...foldEnds(piece, fold)), 'fold', cut)] : []),
    ...piece.edges.flatMap((edge) => stitched(edge, piece.id, stitch)),
    ...dartCentres(piece.edges, stitch),
  ];
}
