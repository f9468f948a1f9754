import type { Pair } from '@/lib/geometry/types';

/** As near to the axis a half ends on it, cm. */
const ON = 0.15;

const acrossAxis = ([x, y]: Pair): Pair => [-x, y];

const isOn = ([x]: Pair): boolean => Math.abs(x) < ON;

/** The whole of a shape whose half ends on the upright axis x = 0; undefined where that half does not end there. */
export function wholeShape(half: readonly Pair[]): Pair[] | undefined {
  const start = half.findIndex((at, i) => isOn(at) && !isOn(half[(i + 1) % half.length] ?? at));
  if (start < 0) return undefined;
  const chain = [...half.slice(start), ...half.slice(0, start)];
  const end = chain.findIndex((at, i) => i > 0 && isOn(at));
  const side = end < 0 ? chain : chain.slice(0, end + 1);
  return [...side, ...side.slice(1, -1).map(acrossAxis).reverse()];
}

/** The whole of a line whose half begins or ends on the axis. */
export function wholeLine(half: readonly Pair[]): Pair[] {
  const [first, last] = [half[0], half.at(-1)];
  const outward = first && last && Math.abs(last[0]) < Math.abs(first[0]) ? [...half].reverse() : [...half];
  return [...outward.map(acrossAxis).reverse(), ...outward.slice(1)];
}
