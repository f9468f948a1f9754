import type { Half } from '@/lib/tryon/solve/links';
import type { Cloth } from './cloth';

/** What lies so near to its image is the image, cm. */
const NEAR = 1e-6;

/**
 * The sides of triangles that meet at seams in the middle of the body, each with its image: pressed open, cloth goes on
 * over such a seam as smoothly as if it were whole.
 */
export function centreHinges({
  flat,
  triangles,
  seams,
}: Pick<Cloth, 'flat' | 'triangles' | 'seams'>): (readonly [Half, Half])[] {
  const isImage = (v: number, image: number) =>
    v !== image &&
    Math.abs((flat[2 * v] as number) + (flat[2 * image] as number)) < NEAR &&
    Math.abs((flat[2 * v + 1] as number) - (flat[2 * image + 1] as number)) < NEAR;
  const centre = seams.filter(
    ({ a, b }) =>
      a.vertices.length === b.vertices.length &&
      a.vertices.every((v, i) => isImage(v, b.vertices[i] as number)),
  );
  const sides = centre.flatMap(({ a, b }) =>
    a.vertices
      .slice(1)
      .map(
        (to, i) => [a.vertices[i], to, b.vertices[i], b.vertices[i + 1]] as [number, number, number, number],
      ),
  );
  if (sides.length === 0) return [];
  const opposite = oppositeCorners(triangles, new Set(sides.flat()));
  return sides.flatMap(([from, to, imageFrom, imageTo]) => {
    const [c, d] = [opposite(from, to), opposite(imageFrom, imageTo)];
    return c === undefined || d === undefined
      ? []
      : [[[from, to, c] as const, [imageFrom, imageTo, d] as const] as const];
  });
}

/** The corner opposite a side between two of the vertices asked for, in the last triangle that has it. */
function oppositeCorners(triangles: Uint32Array, asked: ReadonlySet<number>) {
  const corners = new Map<string, number>();
  const keyOf = (a: number, b: number) => `${Math.min(a, b)},${Math.max(a, b)}`;
  for (let i = 0; i < triangles.length; i++) {
    const first = i - (i % 3);
    const [a, b] = [triangles[i] as number, triangles[first + ((i + 1) % 3)] as number];
    if (asked.has(a) && asked.has(b)) corners.set(keyOf(a, b), triangles[first + ((i + 2) % 3)] as number);
  }
  return (a: number, b: number): number | undefined => corners.get(keyOf(a, b));
}
