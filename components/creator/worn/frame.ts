import type { WornShown } from '../worker/worn-protocol';

/** Round what is shown, cm; below a short garment so much of her is seen. */
const MARGIN = 3;
const BELOW_HEM = 14;
const FLOOR = -5;

/** What of her height is shown: all of the garment, and both its sides whichever way she is turned. */
export function frameOf({ body, garment }: WornShown, aspect: number): { low: number; high: number } {
  const { least: hem, most: highest } = extent(garment.positions, 1);
  const top = Math.max(extent(body.positions, 1).most, highest) + MARGIN;
  const low = Math.max(FLOOR, hem - BELOW_HEM);
  const wide = 2 * (reach(garment.positions) + MARGIN);
  const missing = Math.max(0, wide / aspect - (top - low));
  const lowered = Math.max(FLOOR, low - missing);
  return { low: lowered, high: top + missing - (low - lowered) };
}

function extent(positions: Float32Array, axis: number): { least: number; most: number } {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = axis; i < positions.length; i += 3) {
    least = Math.min(least, positions[i] as number);
    most = Math.max(most, positions[i] as number);
  }
  return { least, most };
}

/** How far from the plumb line it reaches. */
function reach(positions: Float32Array): number {
  let most = 0;
  for (let i = 0; i < positions.length; i += 3)
    most = Math.max(most, Math.hypot(positions[i] as number, positions[i + 2] as number));
  return most;
}
