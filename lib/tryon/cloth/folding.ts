import { lengthAlong } from '@/lib/pattern/piece-view';
import type { Folding } from '@/lib/tryon/solve/folds';
import type { Cloth, WornSheet } from './cloth';
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
  const isFree = ({ flat }: Pick<Cloth, 'flat'>, { place }: WornSheet, v: number) =>
    place === 'skirt' || (flat[2 * v + 1] as number) < BELOW_WAIST;
  const inFree = new Set(
    free.flatMap((own) =>
      own.sheet.points.flatMap((_, i) => (isFree(cloth, own.sheet, own.first + i) ? [own.first + i] : [])),
    ),
  );
  return {
    vertices: Uint32Array.from([...inFree].filter((v) => !sewn.has(v))),
    triangles: Uint32Array.from(free.flatMap((own) => outwardTriangles(own, inFree))),
    flat: cloth.flat,
    halves: halvesOf(cloth),
  };
}

/** Gathers lie so close that nothing is left between them: of tiers only the uppermost is kept off itself. */
function hangsFree({ place, sheet: { mesh }, points }: WornSheet): boolean {
  if (lengthAlong(mesh.piece, 'tier-upper') > 0) return false;
  const lowest = Math.min(...points.map(({ y }) => y));
  return place === 'skirt' || (place === 'torso' && mesh.piece.face !== 'none' && lowest < REACHES);
}

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
