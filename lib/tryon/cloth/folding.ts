import type { Folding } from '@/lib/tryon/solve/folds';
import type { Cloth, WornSheet } from './cloth';
import { hangsFromTier } from './mesh-places';
import { type RangedSheet, rangedSheets } from './sheet-ranges';

/** Cloth that hangs free: what is below the waist, as drawn, and where its piece reaches so much farther down, cm. */
const BELOW_WAIST = -4;
const REACHES = -25;

/** The cloth of a garment that hangs so free that it may lie on itself; nothing where there is none. */
export function foldingOf(cloth: Pick<Cloth, 'sheets' | 'seams' | 'flat' | 'buttons'>): Folding | undefined {
  const sewn = new Set([
    ...cloth.seams.flatMap(({ ties }) => ties.flatMap(({ vertex, from, to }) => [vertex, from, to])),
    ...cloth.buttons.flatMap(({ vertex, from }) => [vertex, from]),
  ]);
  const free = rangedSheets(cloth).filter(({ sheet }) => hangsFree(sheet));
  if (free.length === 0) return undefined;
  const inFree = new Set(free.flatMap(freeVertices));
  return {
    vertices: Uint32Array.from([...inFree].filter((v) => !sewn.has(v))),
    triangles: Uint32Array.from(free.flatMap((own) => outwardTriangles(own, inFree))),
    flat: cloth.flat,
    halves: halvesOf(cloth),
  };
}

/** Gathers lie so close that nothing is left between them: of tiers only the uppermost is kept off itself. */
function hangsFree({ place, sheet, points }: WornSheet): boolean {
  const { piece } = sheet.mesh;
  if (hangsFromTier(piece)) return false;
  return (
    place === 'skirt' || (place === 'torso' && piece.face !== 'none' && points.some(({ y }) => y < REACHES))
  );
}

const freeVertices = ({ sheet: { place, points }, first }: RangedSheet): number[] =>
  points.flatMap(({ y }, i) => (place === 'skirt' || y < BELOW_WAIST ? [first + i] : []));

/** Triangles whose corners all hang free, turning as they are seen from outside: backs are drawn as seen through her. */
function outwardTriangles({ sheet }: RangedSheet, isFree: ReadonlySet<number>): number[] {
  const kept: number[] = [];
  const isBack = sheet.sheet.mesh.piece.face === 'back';
  for (let i = 0; i < sheet.triangles.length; i += 3) {
    const [a, b, c] = sheet.triangles.slice(i, i + 3) as [number, number, number];
    if ([a, b, c].every((v) => isFree.has(v))) kept.push(...(isBack ? [a, c, b] : [a, b, c]));
  }
  return kept;
}

/** Which half of which piece each vertex belongs to. */
function halvesOf(cloth: Pick<Cloth, 'sheets'>): Uint16Array {
  return Uint16Array.from(
    rangedSheets(cloth).flatMap(({ sheet }, i) =>
      sheet.worn.map((side) => 2 * i + (side === 'left' ? 0 : 1)),
    ),
  );
}
