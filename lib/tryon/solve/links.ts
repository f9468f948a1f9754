/** Sides of triangles, two vertices each, and how long each is on the flat, cm. */
export interface Links {
  readonly pairs: Uint32Array;
  readonly rest: Float64Array;
}

/** Two triangles at a common side: both its ends, the two corners opposite, and how each counts in their bend. */
export interface Hinges {
  readonly corners: Uint32Array;
  readonly weights: Float64Array;
  /** 1 / area of both triangles, 1/cm²: on a hexagonal lattice this is the energy of the curvature, whichever way it bends. */
  readonly factors: Float64Array;
}

/** What holds the vertices of a cloth to each other inside its pieces. */
export interface Fabric {
  readonly links: Links;
  readonly hinges: Hinges;
  /** Cloth that each vertex carries, cm². */
  readonly areas: Float64Array;
}

/** How a hinge bends: so many times as stiff, back to the flat or to where it is folded over. */
interface Bending {
  readonly times: number;
  readonly folded: boolean;
}

export type Corners = readonly [a: number, b: number, c: number, d: number];

/** The same hinges, each bending as its corners say. */
export function bending(hinges: Hinges, flat: Float64Array, how: (corners: Corners) => Bending): Hinges {
  const { corners } = hinges;
  const weights = hinges.weights.slice();
  const factors = hinges.factors.map((own, h) => {
    const four = [...corners.subarray(4 * h, 4 * h + 4)] as unknown as Corners;
    const { times, folded } = how(four);
    if (folded) weights.set(weightsOf(flat, four, -1), 4 * h);
    return own * times;
  });
  return { corners, weights, factors };
}

/** The sides, hinges and areas of triangles that lie on the flat, two figures a vertex. */
export function fabricOf(flat: Float64Array, triangles: Uint32Array): Fabric {
  const opposite = new Map<number, number>();
  const count = flat.length / 2;
  const sides: number[] = [];
  const hinges: number[] = [];
  const areas = new Float64Array(count);
  for (let i = 0; i < triangles.length; i++) {
    const [a, b, c] = cornersFrom(triangles, i);
    if (i % 3 === 0) for (const v of [a, b, c]) areas[v] = (areas[v] as number) + areaOf(flat, a, b, c) / 3;
    const across = opposite.get(b * count + a);
    if (across === undefined) opposite.set(a * count + b, c);
    else hinges.push(a, b, c, across);
    if (across === undefined) sides.push(a, b);
  }
  return { links: linksOf(flat, sides), hinges: hingesOf(flat, hinges), areas };
}

function cornersFrom(triangles: Uint32Array, i: number): readonly [number, number, number] {
  const first = i - (i % 3);
  return [
    triangles[i] as number,
    triangles[first + ((i + 1) % 3)] as number,
    triangles[first + ((i + 2) % 3)] as number,
  ];
}

function linksOf(flat: Float64Array, sides: readonly number[]): Links {
  const rest = new Float64Array(sides.length / 2);
  for (let i = 0; i < rest.length; i++)
    rest[i] = spanOf(flat, sides[2 * i] as number, sides[2 * i + 1] as number);
  return { pairs: Uint32Array.from(sides), rest };
}

/**
 * Weights of the bend of a pair of triangles, from the cotangents of the angles beside their common side: 1 where they rest
 * flat, -1 where the first is folded over on to the second.
 */
function weightsOf(flat: Float64Array, [a, b, c, d]: Corners, side: 1 | -1): number[] {
  return weightsAcross(flat, [a, b, c], [a, b, d], side);
}

/** Both ends of a side of a triangle, and the corner opposite. */
export type Half = readonly [from: number, to: number, opposite: number];

function weightsAcross(flat: Float64Array, [a, b, c]: Half, [p, q, d]: Half, side: 1 | -1 = 1): number[] {
  const [ac, bc] = [side * cotangent(flat, a, b, c), side * cotangent(flat, b, a, c)];
  const [ad, bd] = [cotangent(flat, p, q, d), cotangent(flat, q, p, d)];
  return [bc + bd, ac + ad, -ac - bc, -ad - bd];
}

/** With hinges across seams: at each the side of a triangle lies on that of another, which is drawn elsewhere on the flat. */
export function hingedAcross(
  { corners, weights, factors }: Hinges,
  flat: Float64Array,
  sewn: readonly (readonly [one: Half, other: Half])[],
): Hinges {
  const areas = sewn.map(([[a, b, c], [p, q, d]]) => areaOf(flat, a, b, c) + areaOf(flat, p, q, d));
  return {
    corners: Uint32Array.from([...corners, ...sewn.flatMap(([[a, b, c], [, , d]]) => [a, b, c, d])]),
    weights: Float64Array.from([
      ...weights,
      ...sewn.flatMap(([one, other]) => weightsAcross(flat, one, other)),
    ]),
    factors: Float64Array.from([...factors, ...areas.map((area) => 1 / area)]),
  };
}

function hingesOf(flat: Float64Array, corners: readonly number[]): Hinges {
  const weights = new Float64Array(corners.length);
  const factors = new Float64Array(corners.length / 4);
  for (let i = 0; i < corners.length; i += 4) {
    const [a, b, c, d] = corners.slice(i, i + 4) as [number, number, number, number];
    weights.set(weightsOf(flat, [a, b, c, d], 1), i);
    factors[i / 4] = 1 / (areaOf(flat, a, b, c) + areaOf(flat, b, a, d));
  }
  return { corners: Uint32Array.from(corners), weights, factors };
}

const xOf = (flat: Float64Array, v: number) => flat[2 * v] as number;
const yOf = (flat: Float64Array, v: number) => flat[2 * v + 1] as number;

function spanOf(flat: Float64Array, a: number, b: number): number {
  const [dx, dy] = [xOf(flat, b) - xOf(flat, a), yOf(flat, b) - yOf(flat, a)];
  return Math.sqrt(dx * dx + dy * dy);
}

function areaOf(flat: Float64Array, a: number, b: number, c: number): number {
  const [ax, ay] = [xOf(flat, a), yOf(flat, a)];
  return Math.abs((xOf(flat, b) - ax) * (yOf(flat, c) - ay) - (xOf(flat, c) - ax) * (yOf(flat, b) - ay)) / 2;
}

/** Cotangent of the angle at `at` between the ways to `p` and to `q`. */
function cotangent(flat: Float64Array, at: number, p: number, q: number): number {
  const [ux, uy] = [xOf(flat, p) - xOf(flat, at), yOf(flat, p) - yOf(flat, at)];
  const [vx, vy] = [xOf(flat, q) - xOf(flat, at), yOf(flat, q) - yOf(flat, at)];
  return (ux * vx + uy * vy) / Math.abs(ux * vy - uy * vx);
}
