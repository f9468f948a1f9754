import { isHood } from '@/lib/pattern/worn/collar';
import { bothWays } from './cloth/both-ways';
import type { Cloth, WornSheet } from './cloth/cloth';
import { cowlEdgeOf } from './cloth/cowled';
import { hasLaidPleats } from './cloth/laid-pleats';
import { flatWeights } from './mesh/flat-weights';

/** Steps there and back: a fold three triangles wide loses most, one eight wide nothing (G. Taubin, "A signal processing approach to fair surface design", 1995). */
const INWARD = 0.5;
const OUTWARD = -0.53;
const ROUNDS = 9;

/**
 * Smooths out of finished cloth, in place, buckles as narrow as its mesh: pressed together by a few hundredths, a sheet of
 * triangles zigzags where cloth takes it up unseen. Edges and seams are smoothed along themselves and keep their ends.
 */
export function smoothBuckles(cloth: Cloth, positions: Float64Array): void {
  const plain = cloth.sheets.filter(liesPlain);
  const about = [...plain.flatMap((sheet) => neighboursOf(sheet, cloth.flat)), ...endsOfEdges(plain, cloth)];
  for (let round = 0; round < ROUNDS; round++)
    for (const share of [INWARD, OUTWARD]) move(positions, about, share);
}

/** A vertex and those whose mean it is drawn toward, each by its weight. */
interface Vicinity {
  readonly vertex: number;
  readonly others: readonly (readonly [vertex: number, weight: number])[];
}

const alike = (vertex: number, ...others: number[]): Vicinity => ({
  vertex,
  others: others.map((other) => [other, 1 / others.length]),
});

function move(positions: Float64Array, about: readonly Vicinity[], share: number): void {
  const moves = new Float64Array(3 * about.length);
  about.forEach(({ vertex, others }, i) => {
    for (let k = 0; k < 3; k++) {
      let sum = 0;
      for (const [other, weight] of others) sum += weight * (positions[3 * other + k] as number);
      moves[3 * i + k] = share * (sum - (positions[3 * vertex + k] as number));
    }
  });
  about.forEach(({ vertex }, i) => {
    for (let k = 0; k < 3; k++)
      positions[3 * vertex + k] = (positions[3 * vertex + k] as number) + (moves[3 * i + k] as number);
  });
}

/** Folds of pleats, cowls and collars are no buckles. */
const liesPlain = (own: WornSheet): boolean =>
  (own.place !== 'neck' || isHood(own.sheet.mesh.piece)) &&
  !hasLaidPleats(own.sheet.mesh.piece.piece) &&
  !cowlEdgeOf(own.sheet.mesh.piece);

/** Inside a sheet a neighbour counts as `flatWeights` says, on an edge as the one on its other side does. */
function neighboursOf(sheet: WornSheet, flat: Float64Array): Vicinity[] {
  const chains = chainsOf(sheet);
  const onChain = new Set(chains.flat());
  const inner = flatWeights(sheet.triangles, flat, (v) => !onChain.has(v));
  return [
    ...[...inner].map(([vertex, others]) => ({ vertex, others: [...others] })),
    ...chains.flatMap((chain) =>
      chain.slice(1, -1).map((vertex, i) => alike(vertex, chain[i] as number, chain[i + 2] as number)),
    ),
  ];
}

/** Vertices along each edge and both sides of each dart, on either side of the body; along a fold cloth goes on. */
function chainsOf({ sheet }: WornSheet): number[][] {
  const { edges, darts } = sheet.mesh;
  return [...edges.values(), ...darts.flat()].flatMap(({ vertices }) => {
    const sides = sheet.sides.map((side) => vertices.flatMap((local) => sheet.vertex(side, local) ?? []));
    const [left, right] = sides;
    return left && right && left[1] === right[1] ? [] : sides;
  });
}

/** Where an edge that hangs free meets a seam it goes on beyond it: both its ends there lie between the next of either. */
function endsOfEdges(sheets: readonly WornSheet[], { seams }: Cloth): Vicinity[] {
  const ties = bothWays(seams.flatMap((seam) => seam.ties)).filter(([, , share]) => share === 1);
  const sewn = new Set(ties.map(([vertex]) => vertex));
  const free = sheets.flatMap(chainsOf).filter((chain) => !chain.slice(1, -1).some((v) => sewn.has(v)));
  const next = new Map(
    free.flatMap((chain) => [
      [chain[0], chain[1]],
      [chain.at(-1), chain.at(-2)],
    ]),
  );
  const ends = new Map<number, Vicinity>();
  for (const [vertex, other] of ties) {
    const [own, beyond] = [next.get(vertex), next.get(other)];
    if (own !== undefined && beyond !== undefined) ends.set(vertex, alike(vertex, own, beyond));
  }
  return [...ends.values()];
}
