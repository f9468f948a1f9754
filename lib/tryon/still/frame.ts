import { type Camera, seenBy } from './camera';

/** Round what is shown, cm; below the hem there is room for the body to fade away. */
const MARGIN = { top: 2, side: 3, below: 14 };
/** What stands on the floor shows it, cm. */
const FLOOR = -4;

/** Where vertices are, three figures each, cm. */
interface Placed {
  readonly positions: Float32Array;
}

/** A camera before which all of a garment, and of the body above it, fits into a picture so much wider than it is high, turned each of these ways. */
export function frameGarment(
  body: Placed,
  garment: Placed,
  turns: readonly number[],
  aspect: number,
): Omit<Camera, 'turn'> {
  const top = Math.max(...[body, garment].map(({ positions }) => extreme(positions, Math.max))) + MARGIN.top;
  const hem = Math.max(FLOOR, extreme(garment.positions, Math.min) - MARGIN.below);
  const widest = Math.max(...turns.map((turn) => reach(seenBy({ turn }, garment.positions))));
  const height = Math.max(top - hem, (2 * (widest + MARGIN.side)) / aspect);
  const middle = (top + hem) / 2;
  return { low: middle - height / 2, high: middle + height / 2 };
}

/** The highest or the lowest vertex. */
function extreme(positions: Float32Array, of: (a: number, b: number) => number): number {
  let found = positions[1] as number;
  for (let i = 1; i < positions.length; i += 3) found = of(found, positions[i] as number);
  return found;
}

/** How far it goes to either side of the middle. */
function reach(seen: Float32Array): number {
  let most = 0;
  for (let i = 0; i < seen.length; i += 3) most = Math.max(most, Math.abs(seen[i] as number));
  return most;
}
