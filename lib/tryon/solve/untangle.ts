import { type Place, reachOf, unit, wayTo, X, Y, Z } from '@/lib/tryon/body/place';
import { placeOf } from '@/lib/tryon/mesh/normals';
import { TriangleCells } from './cells';
import { edgesOf, type MeshEdge, middleOf } from './edges';
import { emptyPiercing, type Piercing, pierces } from './pierce';
import { cross, dot, plus, wayBetween } from './vector';

/** Rounds of drawing apart, and how far cloth is moved in one, cm: less where little is wanting, or it would go too far. */
const ROUNDS = 200;
const STEP = 0.12;
const LEAST_STEP = 0.02;
/** No place is moved farther in all, cm: what is not drawn apart by then has another cause than a touch. */
const FARTHEST = 3;
/** So many rounds go by before cloth is looked up anew by where it lies. */
const SORTED_AT = 8;
/** Of an edge nearly in the plane of what it pierces: the sine of the angle between them is taken to be no less. */
const LEAST_SINE = 0.05;

const found = emptyPiercing();

/**
 * Draws cloth apart that has gone through itself, in place: where an edge pierces a triangle both are moved in the direction in
 * which the line along which the layers cross grows shorter, until it is gone (P. Volino and N. Magnenat-Thalmann,
 * "Resolving surface collisions through intersection contour minimization", 2006). Three vertices a triangle, cm.
 */
export function untangle(positions: Float64Array, triangles: Uint32Array): void {
  const edges = edgesOf(triangles);
  const cells = new TriangleCells(triangles);
  const moves = new Float64Array(positions.length);
  const start = positions.slice();
  let looked = edges;
  for (let round = 0; round < ROUNDS && looked.length > 0; round++) {
    if (round % SORTED_AT === 0) cells.fill(positions);
    const moved = new Set<number>();
    for (const edge of looked)
      for (const first of cells.near(...middleOf(positions, edge)))
        if (pierces(positions, edge, triangles, first, found)) {
          const corners = triangles.subarray(first, first + 3);
          drawApart(moves, edge, corners, wayOut(positions, edge, found));
          for (const v of [edge.from, edge.to, ...corners]) moved.add(v);
        }
    for (const v of moved) shift(positions, start, moves, v);
    looked = edges.filter(({ from, to }) => moved.has(from) || moved.has(to));
  }
}

/** In which direction an edge is moved so that the lines along which its triangles cross another grow shorter fastest. */
function wayOut(positions: Float64Array, { from, to, beside }: MeshEdge, { normal }: Piercing): Place {
  const edge = unit(wayBetween(positions, from, to));
  const sine = dot(edge, normal);
  const through = (sine < 0 ? -1 : 1) * Math.max(Math.abs(sine), LEAST_SINE);
  return unit(
    beside.reduce<Place>(
      (sum, other) => {
        const toOther = wayBetween(positions, from, other);
        const line = unit(cross(cross(edge, toOther), normal));
        const inward = plus(toOther, -dot(toOther, edge), edge);
        const sense = dot(line, inward) < 0 ? -1 : 1;
        return plus(plus(sum, sense, line), (-sense * dot(edge, line)) / through, normal);
      },
      [0, 0, 0],
    ),
  );
}

/** Adds to the moves half of a step of the edge that way, and half of the triangle the other. */
function drawApart(moves: Float64Array, { from, to }: MeshEdge, corners: Uint32Array, way: Place): void {
  const size = Math.min(STEP, LEAST_STEP + found.depth / 2);
  const add = (v: number, share: number) => {
    for (let axis = 0; axis < 3; axis++)
      moves[3 * v + axis] = (moves[3 * v + axis] as number) + (share * size * (way[axis] as number)) / 2;
  };
  add(from, 1 - found.share);
  add(to, found.share);
  corners.forEach((corner, k) => {
    add(corner, -(found.shares[k] as number));
  });
}

/** Moves a vertex as it is to be moved, by no more than a step, and no farther from where it was than is allowed. */
function shift(positions: Float64Array, start: Float64Array, moves: Float64Array, v: number): void {
  const move = placeOf(moves, 3 * v);
  const before = wayTo(placeOf(positions, 3 * v), placeOf(start, 3 * v));
  const way = plus(before, Math.min(1, STEP / (reachOf(move) || 1)), move);
  const share = Math.min(1, FARTHEST / (reachOf(way) || 1));
  for (const axis of [X, Y, Z])
    positions[3 * v + axis] = (start[3 * v + axis] as number) + share * (way[axis] as number);
  moves.fill(0, 3 * v, 3 * v + 3);
}
