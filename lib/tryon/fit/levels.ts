import type { Cloth } from '@/lib/tryon/cloth/cloth';
import { emptySample, sampleField } from '@/lib/tryon/field/sample';
import type { Form } from '@/lib/tryon/form';
import { meanAtVertices } from '@/lib/tryon/show/at-vertices';
import { placeOf } from '../mesh/normals';

/** Force at which cloth is no more than close, and at which it pulls, N/m. */
const TENSION = { close: 25, pulls: 80 };
/** So far from the skin it still is close, and from there on it hangs freely, cm. */
const OFF = { close: 0.6, free: 4.5 };

const share = (value: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/**
 * How close cloth lies at each vertex: 1 where it pulls, 0.5 where it lies on her, 0 where it hangs freely. Tightness is
 * the force in it, looseness its distance from the skin.
 */
export function levelsOf(
  cloth: Cloth,
  positions: Float64Array,
  tensions: Float32Array,
  form: Form,
): Float32Array {
  const count = positions.length / 3;
  const drawn = meanAtVertices(tensions, cloth.triangles, count);
  const places = cloth.sheets.flatMap(({ points, place }) => points.map(() => place));
  const sample = emptySample();
  return drawn.map((tension, v) => {
    const tight = share(tension, TENSION.close, TENSION.pulls);
    if (tight > 0) return 0.5 + 0.5 * tight;
    const [x, y, z] = placeOf(positions, 3 * v);
    const field = places[v] === 'arm' ? form.arm : form.trunk;
    const off = sampleField(field, x, y, z, sample) ? sample.distance : OFF.free;
    return 0.5 * (1 - share(off, OFF.close, OFF.free));
  });
}
