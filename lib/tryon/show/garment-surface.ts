import type { TapeLine } from '@/lib/tryon/body/tape-lines';
import { bothWays } from '@/lib/tryon/cloth/both-ways';
import type { Cloth, WornSheet } from '@/lib/tryon/cloth/cloth';
import { rangedSheets } from '@/lib/tryon/cloth/sheet-ranges';
import { levelsOf } from '@/lib/tryon/fit/levels';
import type { Form } from '@/lib/tryon/form';
import { withDrawn } from './belt/patch';
import { belter } from './belt/worn-belt';
import { marksOf, placedOn } from './drawn-marks';
import { linesOf, placed } from './garment-lines';
import { hollowsOf } from './hollows';
import { normalsOf } from './normals';
import { isDrawnFromOutside } from './outside';
import { printPlaces } from './print-places';

/** A garment as it is drawn in space. Centimetres, the floor at 0, y upward, z forward, x to her left. */
export interface GarmentSurface {
  /** Three figures a vertex. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Where on the bolt each vertex lies, across the warp and along it, cm. */
  readonly places: Float32Array;
  /** How deep each vertex lies in a fold, as a share. */
  readonly hollows: Float32Array;
  /** How close it lies: 1 where it pulls, 0.5 where it lies on her, 0 where it hangs freely. */
  readonly levels: Float32Array;
  /** Three vertices a triangle, counter-clockwise where its right side is seen. */
  readonly indices: Uint32Array;
  /** So many of them come first, of the garment's own cloth; the others are of collar and cuffs, which may be of another. */
  readonly shellCorners: number;
  readonly seams: readonly TapeLine[];
  readonly edges: readonly TapeLine[];
}

/**
 * Draws the cloth of one garment wherever it has come to, with how hard its triangles are drawn, N/m, once that is known.
 * `positions`: where it begins, wrapped round her.
 */
export function surfacer(cloth: Cloth, positions: ArrayLike<number>, form: Form) {
  const sheets = rangedSheets(cloth);
  const outside = sheets.map(({ sheet }) => isDrawnFromOutside(sheet, positions, form));
  const cornersOf = (isOf: (sheet: WornSheet) => boolean) =>
    sheets.flatMap(({ sheet }, s) => {
      if (!isOf(sheet)) return [];
      return outside[s] ? [...sheet.triangles] : turned(sheet.triangles);
    });
  const shell = cornersOf((sheet) => !isTrim(sheet));
  const indices = Uint32Array.from([...shell, ...cornersOf(isTrim)]);
  const places = Float32Array.from(
    sheets.flatMap((sheet, s) => [...printPlaces(sheet, outside[s] as boolean)]),
  );
  const sewn = bothWays(cloth.seams.flatMap((seam) => seam.ties));
  const lines = linesOf(cloth);
  const marks = marksOf(cloth);
  const beltOn = belter(cloth);
  return (now: Float64Array, tensions?: Float32Array): GarmentSurface => {
    const normals = normalsOf(now, indices, sewn);
    const surface = {
      positions: Float32Array.from(now),
      normals,
      places,
      hollows: hollowsOf(now, normals, indices, sewn),
      levels: tensions ? levelsOf(cloth, now, tensions, form) : new Float32Array(now.length / 3),
      indices,
      shellCorners: shell.length,
      seams: [...placed(lines.seams, now), ...placedOn(marks, now)],
      edges: placed(lines.edges, now),
    };
    return withDrawn(surface, beltOn(now));
  };
}

const isTrim = ({ sheet }: WornSheet) => ['collar', 'cuff'].includes(sheet.mesh.piece.piece.part);

function turned(triangles: readonly number[]): number[] {
  return triangles.map((_, i) => triangles[i % 3 === 1 ? i + 1 : i % 3 === 2 ? i - 1 : i] as number);
}
