import type { TapeLine } from '@/lib/tryon/body/tape-lines';
import type { Cloth } from '@/lib/tryon/cloth/cloth';
import type { Form } from '@/lib/tryon/form';
import { hollowsOf, meanAtVertices } from './at-vertices';
import { linesOf, placed } from './garment-lines';
import { normalsOf } from './normals';
import { isDrawnFromOutside } from './outside';
import { printPlaces } from './print-places';
import { rangedSheets } from './sheet-ranges';

/** A garment as it is drawn in space. Centimetres, the floor at 0, y upward, z forward, x to her left. */
export interface GarmentSurface {
  /** Three figures a vertex. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Where on the bolt each vertex lies, across the warp and along it, cm. */
  readonly places: Float32Array;
  /** How deep it lies in a fold, and how far it is drawn out, as shares; one figure a vertex each. */
  readonly hollows: Float32Array;
  readonly strains: Float32Array;
  /** Three vertices a triangle, counter-clockwise where its right side is seen. */
  readonly indices: Uint32Array;
  readonly seams: readonly TapeLine[];
  readonly edges: readonly TapeLine[];
}

/** Draws the cloth of one garment wherever it has come to; `positions`: where it begins, wrapped round her. */
export function surfacer(cloth: Cloth, positions: ArrayLike<number>, form: Form) {
  const sheets = rangedSheets(cloth);
  const outside = sheets.map(({ sheet }) => isDrawnFromOutside(sheet, positions, form));
  const indices = Uint32Array.from(
    sheets.flatMap(({ sheet: { triangles } }, s) => (outside[s] ? triangles : turned(triangles))),
  );
  const places = Float32Array.from(
    sheets.flatMap((sheet, s) => [...printPlaces(sheet, outside[s] as boolean)]),
  );
  const lines = linesOf(cloth);
  return (now: Float64Array, strains?: Float32Array): GarmentSurface => {
    const normals = normalsOf(now, indices, cloth.seams);
    const count = now.length / 3;
    return {
      positions: Float32Array.from(now),
      normals,
      places,
      hollows: hollowsOf(now, normals, indices),
      strains: strains ? meanAtVertices(strains, cloth.triangles, count) : new Float32Array(count),
      indices,
      seams: placed(lines.seams, now),
      edges: placed(lines.edges, now),
    };
  };
}

function turned(triangles: readonly number[]): number[] {
  return triangles.map((_, i) => triangles[i % 3 === 1 ? i + 1 : i % 3 === 2 ? i - 1 : i] as number);
}
