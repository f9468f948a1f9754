import type { Pair } from '@/lib/pattern/types';
import { placeOn } from '../plane/place-on';

/** From one turn of the thread to the next along the edge, and how far it swings to either side, cm on the page. */
const STEP = 0.07;
const SWING = 0.06;

/** An overcast edge: as close and as broad on the page whatever the scale. */
export function zigzag(line: readonly Pair[], scale: number): Pair[] {
  const length = line.slice(1).reduce((sum, [x, y], i) => {
    const [fromX, fromY] = line[i] as Pair;
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
  const turns = Math.max(2, Math.round((length * scale) / STEP));
  return Array.from({ length: turns + 1 }, (_, i) => {
    const { at, along } = placeOn(line, i / turns);
    const off = ((i % 2 === 0 ? 1 : -1) * SWING) / scale;
    return [at[0] - along[1] * off, at[1] + along[0] * off];
  });
}
