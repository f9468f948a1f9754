import type { Pair } from '@/lib/geometry/types';

type Band = readonly [low: number, high: number];

/** Every stretch of a line outside a band of heights. */
export const outside = (line: readonly Pair[], band: Band): Pair[][] =>
  stretches(line, band, (y) => y <= band[0] || y >= band[1]);

/** Every stretch of a line inside a band of heights. */
export const inside = (line: readonly Pair[], band: Band): Pair[][] =>
  stretches(line, band, (y) => y > band[0] && y < band[1]);

function stretches(line: readonly Pair[], band: Band, keeps: (height: number) => boolean): Pair[][] {
  const cut = cutAt(line, band);
  const kept: Pair[][] = [[]];
  cut.forEach((point, i) => {
    const next = cut[i + 1];
    kept.at(-1)?.push(point);
    if (next && !keeps((point[1] + next[1]) / 2)) kept.push([]);
  });
  return kept.filter((stretch) => stretch.length > 1);
}

/** The line with a point wherever it enters or leaves the band. */
const cutAt = (line: readonly Pair[], band: Band): Pair[] =>
  line.flatMap((point, i): Pair[] => {
    const next = line[i + 1];
    return next ? [point, ...band.flatMap((y) => crossing(point, next, y)).sort(along(point))] : [point];
  });

const along =
  ([, from]: Pair) =>
  ([, a]: Pair, [, b]: Pair): number =>
    Math.abs(a - from) - Math.abs(b - from);

/** Where a chord passes a height. */
function crossing([ax, ay]: Pair, [bx, by]: Pair, y: number): Pair[] {
  if ((ay - y) * (by - y) >= 0) return [];
  return [[ax + ((y - ay) / (by - ay)) * (bx - ax), y]];
}
