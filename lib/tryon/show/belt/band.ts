import type { Place } from '../../body/place';
import type { Drawn } from './patch';
import type { Ring } from './ring';

/** A loop is so wide, cm, and stands so far over the belt above and below. */
const LOOP = { width: 1, over: 0.5 };
/** Lines lie so far before the belt, cm. */
const BEFORE = 0.15;

/** A belt all round, with the loops it runs through; `loops`: how far round each is, a closed turn being 1. */
export function beltBand(ring: Ring, width: number, loops: readonly number[]): Drawn {
  const rows = [-width / 2, 0, width / 2].map((up) => ring.places.map((place) => raised(place, up)));
  const step = ring.length / (ring.places.length - 1);
  return {
    patches: [{ rows, onBolt: (row, column) => [((row - 1) * width) / 2, column * step] }],
    edges: [rows[0], rows[2]] as Place[][],
    seams: loops.flatMap((turn) => loopLines(ring, turn, width / 2 + LOOP.over)),
  };
}

function loopLines(ring: Ring, turn: number, half: number): Place[][] {
  return [-1, 1].map((side) => uprightOn(ring, turn + (side * LOOP.width) / 2 / ring.length, half));
}

/** A line across the belt so far round, so far above and below its middle. */
export function uprightOn(ring: Ring, turn: number, half: number): Place[] {
  const [x, y, z] = ring.at(turn);
  const size = Math.hypot(x, z) || 1;
  const before: Place = [x * (1 + BEFORE / size), y, z * (1 + BEFORE / size)];
  return [raised(before, -half), raised(before, half)];
}

export const raised = ([x, y, z]: Place, up: number): Place => [x, y + up, z];
