/** A closed curve about an upright axis, on which cloth is laid by its width from the front or the back. */
export interface Oval {
  /** Half the width and half the depth, cm. */
  readonly width: number;
  readonly depth: number;
  /** How far forward its middle lies, cm. */
  readonly forward: number;
}

const PARTS = 64;
const QUARTER = Math.PI / 2;

/** Lengths of so many equal steps of the angle over a quarter of an oval, cm. */
function stepsOf({ width, depth }: Oval): number[] {
  return Array.from({ length: PARTS }, (_, i) => {
    const middle = ((i + 0.5) / PARTS) * QUARTER;
    const [across, along] = [width * Math.cos(middle), depth * Math.sin(middle)];
    return (Math.sqrt(across * across + along * along) * QUARTER) / PARTS;
  });
}

export const quarterOf = (oval: Oval): number => stepsOf(oval).reduce((sum, step) => sum + step, 0);

const ROUNDS = 12;

/** The oval made deeper until a quarter of it is so long, cm; the oval itself where it is long enough. */
export function deepened(oval: Oval, quarter: number): Oval {
  let [low, high] = [oval.depth, oval.depth + quarter];
  if (quarterOf(oval) >= quarter) return oval;
  for (let round = 0; round < ROUNDS; round++) {
    const depth = (low + high) / 2;
    if (quarterOf({ ...oval, depth }) < quarter) low = depth;
    else high = depth;
  }
  return { ...oval, depth: high };
}

/** The oval made larger about its middle until a quarter of it is so long, cm. */
export function widened(oval: Oval, quarter: number): Oval {
  const scale = Math.max(1, quarter / quarterOf(oval));
  return { ...oval, width: oval.width * scale, depth: oval.depth * scale };
}

type Face = 'front' | 'back';

/** Lays widths on an oval: from the middle of the front or the back to where it lies, x and z. */
export function wrapOn(oval: Oval): (width: number, face: Face) => readonly [x: number, z: number] {
  const ends = [0];
  for (const step of stepsOf(oval)) ends.push((ends.at(-1) as number) + step);
  const quarter = ends.at(-1) as number;
  return (width, face) => {
    const angle = angleAt(ends, quarter, Math.abs(width));
    const out = oval.depth * Math.cos(angle);
    return [Math.sign(width) * oval.width * Math.sin(angle), oval.forward + (face === 'front' ? out : -out)];
  };
}

/** The angle at a length from the middle of a face; beyond the side the curve comes back. */
function angleAt(ends: readonly number[], quarter: number, length: number): number {
  const whole = Math.floor(length / quarter);
  const odd = whole % 2 === 1;
  const within = odd ? (whole + 1) * quarter - length : length - whole * quarter;
  const next = Math.max(
    1,
    ends.findIndex((end) => end >= within),
  );
  const [p, q] = [ends[next - 1] as number, ends[next] as number];
  const angle = ((next - 1 + (within - p) / (q - p)) / PARTS) * QUARTER;
  return odd ? (whole + 1) * QUARTER - angle : whole * QUARTER + angle;
}
