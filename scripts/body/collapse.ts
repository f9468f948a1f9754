import { type Field, place, type Triangle } from './figure';
import { dot, errorAt, minus, normalOf, planeOf, type Quadric } from './quadric';

/**
 * The triangles with fewer vertices: one after another, the vertex that is missed least is drawn into a neighbour,
 * until `count` of those that may go are gone. Vertices that stay keep their places.
 */
export function collapse(
  field: Field,
  triangles: readonly Triangle[],
  free: ReadonlySet<number>,
  count: number,
): Triangle[] {
  const around = new Map<number, Set<Triangle>>();
  const quadrics = new Map<number, Quadric>();
  for (const triangle of triangles) {
    const plane = planeOf(field, triangle);
    for (const v of triangle) {
      around.set(v, (around.get(v) ?? new Set()).add(triangle));
      quadrics.set(
        v,
        (quadrics.get(v) ?? new Float64Array(10)).map((part, i) => part + (plane[i] as number)),
      );
    }
  }
  const left = new Set([...free].filter((v) => around.has(v)));
  const best = new Map([...left].map((v) => [v, cheapest(field, around, quadrics, v)]));
  for (let gone = 0; gone < count; gone++) {
    const [v, move] = [...best].reduce((a, b) => (a[1].cost <= b[1].cost ? a : b));
    if (!Number.isFinite(move.cost)) break;
    const touched = draw(around, quadrics, v, move.into);
    best.delete(v);
    for (const other of touched)
      if (best.has(other)) best.set(other, cheapest(field, around, quadrics, other));
  }
  return [...new Set([...around.values()].flatMap((set) => [...set]))];
}

function neighboursOf(around: Map<number, Set<Triangle>>, v: number): Set<number> {
  return new Set([...(around.get(v) ?? [])].flat().filter((other) => other !== v));
}

function cheapest(
  field: Field,
  around: Map<number, Set<Triangle>>,
  quadrics: Map<number, Quadric>,
  v: number,
) {
  let best = { into: -1, cost: Number.POSITIVE_INFINITY };
  for (const into of neighboursOf(around, v)) {
    const cost = errorAt(quadrics.get(v) as Quadric, place(field, into)) + 1e-6 * edgeLength(field, v, into);
    if (cost < best.cost && isSound(field, around, v, into)) best = { into, cost };
  }
  return best;
}

const edgeLength = (field: Field, a: number, b: number) =>
  Math.hypot(...minus(place(field, a), place(field, b)));

/** Whether the surface stays one sheet, and no triangle turns over. */
function isSound(field: Field, around: Map<number, Set<Triangle>>, v: number, into: number): boolean {
  const shared = [...neighboursOf(around, v)].filter((other) => neighboursOf(around, into).has(other));
  const sides = [...(around.get(v) ?? [])].filter((triangle) => triangle.includes(into));
  if (sides.length !== 2 || shared.length !== 2) return false;
  return [...(around.get(v) ?? [])].every((triangle) => {
    if (triangle.includes(into)) return true;
    const before = normalOf(field, triangle);
    const after = normalOf(field, triangle.map((p) => (p === v ? into : p)) as unknown as Triangle);
    return dot(before, after) > 0.2 * Math.sqrt(dot(before, before) * dot(after, after));
  });
}

function draw(
  around: Map<number, Set<Triangle>>,
  quadrics: Map<number, Quadric>,
  v: number,
  into: number,
): Set<number> {
  for (const triangle of around.get(v) ?? []) {
    for (const p of triangle) around.get(p)?.delete(triangle);
    if (triangle.includes(into)) continue;
    const moved = triangle.map((p) => (p === v ? into : p)) as unknown as Triangle;
    for (const p of moved) around.get(p)?.add(moved);
  }
  around.delete(v);
  const own = quadrics.get(v) as Quadric;
  quadrics.set(
    into,
    (quadrics.get(into) as Quadric).map((part, i) => part + (own[i] as number)),
  );
  const near = neighboursOf(around, into);
  return new Set([into, ...near, ...[...near].flatMap((p) => [...neighboursOf(around, p)])]);
}
