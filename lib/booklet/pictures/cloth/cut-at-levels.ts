import type { Pair } from '@/lib/geometry/types';
import { crossings } from '@/lib/pattern/split-at-levels';

type Band = readonly [low: number, high: number];

/** Every stretch of a line outside a band of levels. */
export const outside = (line: readonly Pair[], band: Band): Pair[][] =>
  stretches(line, band, (level) => level <= band[0] || level >= band[1]);

/** Every stretch of a line inside a band of levels. */
export const inside = (line: readonly Pair[], band: Band): Pair[][] =>
  stretches(line, band, (level) => level > band[0] && level < band[1]);

function stretches(line: readonly Pair[], band: Band, keeps: (level: number) => boolean): Pair[][] {
  const cut = line.flatMap((at, i) => [at, ...crossings(at, line[i + 1] ?? at, band)]);
  const kept: Pair[][] = [[]];
  cut.forEach((point, i) => {
    const next = cut[i + 1];
    kept.at(-1)?.push(point);
    if (next && !keeps((point[1] + next[1]) / 2)) kept.push([]);
  });
  return kept.filter((stretch) => stretch.length > 1);
}
