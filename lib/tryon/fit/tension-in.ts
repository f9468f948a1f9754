import type { Cloth } from '@/lib/tryon/cloth/cloth';
import type { Zone } from './zones';

/** Of the cloth of a zone this share is drawn less; what pulls does so in a part of it. */
const SHARE = 0.9;

/** How hard cloth is drawn in a zone, as its triangles are, N/m; undefined where there is none of it. */
export function tensionIn(
  { sheets, flat }: Cloth,
  tensions: Float32Array,
  { band }: Zone,
): number | undefined {
  const found: number[] = [];
  let t = 0;
  for (const sheet of sheets) {
    const count = sheet.triangles.length / 3;
    if (band.isOf(sheet))
      for (let own = 0; own < count; own++) {
        const y = middle(sheet.triangles, own, flat);
        if (y >= band.low && y <= band.high) found.push(tensions[t + own] as number);
      }
    t += count;
  }
  return found.sort((a, b) => a - b)[Math.floor(SHARE * (found.length - 1))];
}

function middle(triangles: readonly number[], t: number, flat: Float64Array): number {
  return (
    [0, 1, 2].reduce((sum, k) => sum + (flat[2 * (triangles[3 * t + k] as number) + 1] as number), 0) / 3
  );
}
