import { distance, sub, unit } from '@/lib/geometry/point';
import { SAME_POINT } from '@/lib/geometry/tolerance';
import type { Point } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { fisheyesOf } from '@/lib/pattern/fisheye';
import type { PieceView } from '@/lib/pattern/piece-view';
import { type Buttoned, buttonedPlaces } from '@/lib/pattern/worn/buttons';
import { type Chain, evenly, placesAt } from './chain';
import { type Contour, isInside } from './contour';
import { dartSides, type Frame } from './dart-sides';
import { latticeIn } from './lattice';
import { triangulate } from './triangulate';

/** A piece as drawn, in triangles: places on the flat, cm. */
export interface PieceMesh {
  readonly piece: PieceView;
  readonly points: readonly Point[];
  readonly triangles: readonly number[];
  /** The vertices of each edge, by its name in the piece. */
  readonly edges: ReadonlyMap<string, Chain>;
  /** Both sides of each dart inside, from its top to its bottom: they are sewn to each other. */
  readonly darts: readonly (readonly [Chain, Chain])[];
  readonly buttons: readonly MeshButton[];
}

/** Of a pair of places that are buttoned on each other, the vertex under and the one over. */
export interface MeshButton {
  readonly under: number;
  readonly over: number;
  readonly onLimb: boolean;
}

/** What is asked of a mesh beside its spacing. */
interface Wanted {
  /** Places that are buttoned or tied, and places along a crease: there are vertices at both. */
  readonly held?: readonly Buttoned[];
  readonly creases?: readonly Point[];
  /** Where the vertices of an edge lie, cm along it; evenly where it does not say. */
  along?(edge: string): readonly number[] | undefined;
}

/** The mesh of a piece with edges near the spacing, cm. */
export function meshPiece(
  piece: PieceView,
  spacing: number,
  { held = buttonedPlaces(piece), creases = [], along = () => undefined }: Wanted = {},
): PieceMesh {
  const frame: Frame = { points: [], sides: [] };
  const edges = outlineOf(
    piece,
    (edge) => reaching(along(edge.id), edge) ?? evenly(edge.length, spacing),
    frame,
  );
  const darts = fisheyesOf(piece).map(({ points, top, bottom }) =>
    dartSides(points, top, bottom, spacing, frame),
  );
  const contour: Contour = frame.sides.map(([a, b]) => [frame.points[a] as Point, frame.points[b] as Point]);
  const [from, to] = piece.piece.grain.map(([x, y]) => ({ x, y })) as [Point, Point];
  const buttons = held.filter((pair) => [pair.under, pair.over].every((p) => isInside(contour, p)));
  const creased = creases.filter((p) => isInside(contour, p));
  const fixed = distinct([...buttons.flatMap(({ under, over }) => [under, over]), ...creased]);
  const lattice = latticeIn(contour, from, unit(sub(to, from)), spacing).filter((p) =>
    fixed.every((own) => distance(p, own) > spacing / 2),
  );
  const points = [...frame.points, ...fixed, ...lattice];
  const numberOf = (p: Point) =>
    frame.points.length + fixed.findIndex((own) => distance(own, p) < SAME_POINT);
  return {
    piece,
    points,
    triangles: triangulate(points, frame.sides, contour),
    edges,
    darts,
    buttons: buttons.map(({ under, over, onLimb = false }) => ({
      under: numberOf(under),
      over: numberOf(over),
      onLimb,
    })),
  };
}

/** Of a strip that is folded, edges are cut short: what is said of their whole length is not of them. */
const reaching = (at: readonly number[] | undefined, { length }: EdgeView) =>
  at && Math.abs((at.at(-1) as number) - length) < SAME_POINT ? at : undefined;

const distinct = (points: readonly Point[]) =>
  points.filter((p, i) => points.findIndex((own) => distance(own, p) < SAME_POINT) === i);

function outlineOf(
  { edges }: PieceView,
  along: (edge: EdgeView) => readonly number[],
  { points, sides }: Frame,
): Map<string, Chain> {
  const chains = new Map<string, Chain>();
  edges.forEach((edge, index) => {
    const at = along(edge);
    const places = placesAt(edge.points, at);
    const last = index === edges.length - 1;
    const first = points.length;
    points.push(...places.slice(0, -1));
    const vertices = places.map((_, i) => (last && i === places.length - 1 ? 0 : first + i));
    chains.set(edge.id, { vertices, at });
    vertices.slice(1).forEach((v, i) => {
      sides.push([vertices[i] as number, v]);
    });
  });
  return chains;
}
