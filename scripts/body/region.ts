import type { Field } from './figure';

type Quad = readonly number[];

/** Vertices this near to the middle plane are on it, cm. */
const ON_PLANE = 0.01;

const edgeKey = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`);
const edgesOf = (quad: Quad) => quad.map((a, i) => [a, quad[(i + 1) % quad.length] as number] as const);

/** Faces of her left half, the right one being its mirror image. */
export function leftHalf(quads: readonly Quad[], source: Field): Quad[] {
  return quads.filter((quad) => quad.every((v) => (source[v * 3] as number) > -ON_PLANE));
}

function facesByEdge(quads: readonly Quad[]): Map<string, number[]> {
  const at = new Map<string, number[]>();
  quads.forEach((quad, face) => {
    for (const [a, b] of edgesOf(quad)) {
      const key = edgeKey(a, b);
      at.set(key, [...(at.get(key) ?? []), face]);
    }
  });
  return at;
}

/**
 * The ring of edges that begins with this one: at each vertex where four edges meet it goes on by the one opposite.
 * On a half it ends at the middle plane, in vertices that have fewer.
 */
export function edgeLoop(quads: readonly Quad[], from: number, to: number): number[] {
  const faces = facesByEdge(quads);
  const neighbours = new Map<number, Set<number>>();
  for (const [a, b] of quads.flatMap(edgesOf)) {
    neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b));
    neighbours.set(b, (neighbours.get(b) ?? new Set()).add(a));
  }
  const loop = [from, to];
  for (;;) {
    const [before, here] = loop.slice(-2) as [number, number];
    const beside = new Set(faces.get(edgeKey(before, here)));
    const next = [...(neighbours.get(here) ?? [])].find(
      (v) => v !== before && !(faces.get(edgeKey(here, v)) ?? []).some((face) => beside.has(face)),
    );
    if (next === undefined || next === from || loop.length > 400) return loop;
    loop.push(next);
  }
}

/** The faces that are reached from the one holding `seed` without crossing a loop. */
export function within(quads: readonly Quad[], seed: number, loops: readonly (readonly number[])[]): Quad[] {
  const barred = new Set(
    loops.flatMap((loop) => loop.map((v, i) => edgeKey(v, loop[(i + 1) % loop.length] as number))),
  );
  const faces = facesByEdge(quads);
  const open = [quads.findIndex((quad) => quad.includes(seed))];
  const reached = new Set(open);
  for (let face = open.pop(); face !== undefined; face = open.pop())
    for (const [a, b] of edgesOf(quads[face] as Quad)) {
      if (barred.has(edgeKey(a, b))) continue;
      for (const beside of faces.get(edgeKey(a, b)) ?? [])
        if (!reached.has(beside)) {
          reached.add(beside);
          open.push(beside);
        }
    }
  return quads.filter((_, face) => reached.has(face));
}
