import type { Pair } from '@/lib/geometry/types';

/** Path data of a soft line through the points (Catmull–Rom, as cubic Béziers). */
export function smooth(points: readonly Pair[], { start = 'M' }: { start?: 'M' | 'L' } = {}): string {
  const [first] = points;
  if (!first) return '';
  let d = `${start}${first[0]} ${first[1]}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const p0 = points[i - 1] ?? (points[i] as Pair);
    const p1 = points[i] as Pair;
    const p2 = points[i + 1] as Pair;
    const p3 = points[i + 2] ?? p2;
    d += `C${handle(p1, p2, p0)} ${handle(p2, p1, p3)} ${p2[0]} ${p2[1]}`;
  }
  return d;
}

function handle(at: Pair, other: Pair, before: Pair): string {
  const x = at[0] + (other[0] - before[0]) / 6;
  const y = at[1] + (other[1] - before[1]) / 6;
  return `${round(x)} ${round(y)}`;
}

const round = (value: number) => Math.round(value * 10) / 10;

export function mirrored(points: readonly Pair[]): Pair[] {
  return points.map(([x, y]) => [-x, y]);
}

/** Half an ellipse across the body at a height: the near side hangs a little, the far side rises. */
export function girth(
  y: number,
  half: number,
  { middle = 0, sag = 0.16 }: { middle?: number; sag?: number } = {},
) {
  const dip = half * sag;
  const arc = (lift: number) =>
    `M${middle - half} ${y}C${middle - half * 0.6} ${round(y + lift)} ${middle + half * 0.6} ${round(y + lift)} ${middle + half} ${y}`;
  return { near: arc(dip), far: arc(-dip) };
}
