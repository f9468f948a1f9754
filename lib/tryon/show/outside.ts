import type { WornSheet } from '@/lib/tryon/cloth/cloth';
import { emptySample, sampleField } from '@/lib/tryon/field/sample';
import type { Form } from '@/lib/tryon/form';
import { normalOf, placeOf } from '@/lib/tryon/mesh/normals';

/** Every so many triangles are asked. */
const EVERY = 7;

/**
 * Whether the triangles of a sheet go round as drawn where they are seen from outside the body. A back is drawn as it
 * lies on her left half, seen through her: it does not.
 */
export function isDrawnFromOutside(sheet: WornSheet, positions: ArrayLike<number>, form: Form): boolean {
  const field = sheet.place === 'arm' ? form.arm : form.trunk;
  const sample = emptySample();
  let votes = 0;
  for (let i = 0; i < sheet.triangles.length; i += 3 * EVERY) {
    const corners = [0, 1, 2].map((k) => 3 * (sheet.triangles[i + k] as number)) as [number, number, number];
    const [x, y, z] = placeOf(positions, corners[0]);
    if (!sampleField(field, x, y, z, sample)) continue;
    const [nx, ny, nz] = normalOf(positions, ...corners);
    votes += Math.sign(nx * sample.x + ny * sample.y + nz * sample.z);
  }
  return votes >= 0;
}
