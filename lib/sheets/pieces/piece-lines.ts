import { linePath, polygonPath } from '@/lib/drawing/paths';
import { drawn, type Place } from '@/lib/drawing/pen';
import { dot } from '@/lib/drawing/symbols';
import type { DrawingCommand, FillName, Item, StrokeName } from '@/lib/drawing/types';
import { between, span } from '@/lib/geometry/pair';
import { cyclic, firstOf, item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { foldEdge } from '@/lib/pattern/find';
import type { Edge, Material, Piece } from '@/lib/pattern/types';
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

function distanceToLine([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number {
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay);
}

/** The fold edge of a piece that is cut on the fold, its two ends in order. */
export function foldOf(piece: Pick<Piece, 'cut' | 'edges'>): readonly [Pair, Pair] | undefined {
  const edge = piece.cut.onFold ? foldEdge(piece) : undefined;
  return edge && [startOfEdge(edge), endOfEdge(edge)];
}

/** The vertices of the cut line: closed, but open along a fold, where nothing is cut. */
interface CutOutline {
  readonly points: readonly Pair[];
  readonly closed: boolean;
}

export function cutOutline({ cutLine, ...piece }: Pick<Piece, 'cut' | 'edges' | 'cutLine'>): CutOutline {
  const fold = foldOf(piece);
  const onFold = fold ? cutLine.map((at) => distanceToLine(at, ...fold) < ON_FOLD) : [];
  const last = onFold.findIndex((on, i) => on && !onFold[(i + 1) % cutLine.length]);
  if (last < 0) return { points: cutLine, closed: true };
  const turned = (i: number) => (last + i) % cutLine.length;
  const chain = cutLine.map((_, i) => item(cutLine, turned(i)));
  const back = chain.findIndex((_, i) => i > 0 && onFold[turned(i)]);
  return { points: back < 0 ? [...chain, firstOf(chain)] : chain.slice(0, back + 1), closed: false };
}

/** How the chords of an outline are drawn. */
export type DrawOutline = (points: readonly Pair[], closed: boolean) => readonly DrawingCommand[];

/** Chord by chord: quick, and as good as curves on a screen. */
export const chordOutline: DrawOutline = (points, closed) =>
  closed ? polygonPath(...points) : linePath(...points);

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
    const next = cyclic(edges, index + 1);
    if (edge.role !== 'dart' || next.role !== 'dart') return [];
    const tip = endOfEdge(edge);
    const mouth = between(startOfEdge(edge), endOfEdge(next));
    if (span(tip, mouth) < 0.01) return [];
    return [drawn(linePath(mouth, tip), 'detail', place), dot(tip, place)];
  });
}

/** The lines of a piece: a surface if asked for, where to cut, where to stitch, where to fold. */
export function pieceLines(
  piece: Piece,
  { cut, stitch }: Layers,
  fill: FillName = 'none',
  draw: DrawOutline = smoothOutline,
): Item[] {
  const { points, closed } = cutOutline(piece);
  // The fold line is drawn between the two ends of the cut line on it.
  const fold = closed ? foldOf(piece) : ([points[0] as Pair, points.at(-1) as Pair] as const);
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
    { ...drawn(draw(points, closed), CUT_STROKES[piece.material], cut), id: `${piece.id}/cut` },
    ...(fold ? [drawn(linePath(...fold), 'fold', cut)] : []),
    ...piece.edges.flatMap((edge) => stitched(edge, piece.id, stitch)),
    ...dartCentres(piece.edges, stitch),
  ];
}
