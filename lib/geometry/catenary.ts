import { smoothThrough } from './fit';
import { solve } from './solve';
import type { Path, Point } from './types';

/** Half a cord that hangs between two ends: its parameter, and its length from the middle to an end, cm. */
interface Catenary {
  readonly parameter: number;
  readonly length: number;
}

/** Shares of the half distance over the parameter between which a cord is looked for: nearly straight to very deep. */
const SHALLOWEST = 1e-4;
const DEEPEST = 8;

/** How a cord hangs whose ends are twice `half` apart and whose middle lies `drop` below them. Refuses one that is straight. */
export function catenary(half: number, drop: number): Catenary {
  const miss = (u: number) => (half / u) * (Math.cosh(u) - 1) - drop;
  const solved = solve({ fn: miss, lo: SHALLOWEST, hi: DEEPEST, tolerance: 1e-10, name: 'catenary' });
  if (!solved.ok) throw new RangeError(`No cord hangs by ${drop.toFixed(2)} over ${half.toFixed(2)} cm`);
  const parameter = half / solved.value;
  return { parameter, length: parameter * Math.sinh(solved.value) };
}

/** Pieces it is drawn in. */
const CURVES = 8;

/** The half drawn from its end to its middle, which lies plumb under x = 0 and is met level. */
export function hangingLine(end: Point, drop: number): Path {
  const { parameter } = catenary(end.x, drop);
  const top = end.x / parameter;
  const at = (i: number): Point => {
    const u = top * (1 - i / CURVES);
    return { x: parameter * u, y: end.y - drop + parameter * (Math.cosh(u) - 1) };
  };
  return smoothThrough(
    Array.from({ length: CURVES + 1 }, (_, i) => at(i)),
    { startDir: { x: -1, y: -Math.sinh(top) }, endDir: { x: -1, y: 0 } },
  );
}
