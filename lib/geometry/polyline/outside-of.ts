import type { Pair } from '../types';
import { contains } from './contains';
import { finelyAlong } from './finely';

/** Where a line enters or leaves a shape is told this exactly, cm. */
const FINE = 0.1;

/** What is seen of a line that runs under a shape: its parts outside it. */
export function outsideOf(line: readonly Pair[], shape: readonly Pair[]): readonly (readonly Pair[])[] {
  const places = finelyAlong(line, FINE);
  if (!places.some((at) => contains(shape, at))) return [line];
  const parts: Pair[][] = [[]];
  for (const at of places) {
    if (contains(shape, at)) parts.push([]);
    else parts.at(-1)?.push(at);
  }
  return parts.filter(({ length }) => length > 1);
}
