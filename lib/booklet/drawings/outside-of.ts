import type { Pair } from '@/lib/drafting/types';
import { contains } from './contains';

/** Where a line enters or leaves a shape is told this exactly, cm. */
const FINE = 0.1;

/** What is seen of a line that runs under a shape: its parts outside it. */
export function outsideOf(line: readonly Pair[], shape: readonly Pair[]): readonly (readonly Pair[])[] {
  if (!finely(line).some((at) => contains(shape, at))) return [line];
  const parts: Pair[][] = [[]];
  for (const at of finely(line)) {
    if (contains(shape, at)) parts.push([]);
    else parts.at(-1)?.push(at);
  }
  return parts.filter(({ length }) => length > 1);
}

function finely(line: readonly Pair[]): Pair[] {
  return line.flatMap(([ax, ay], i) => {
    const [bx, by] = line[i + 1] ?? [ax, ay];
    const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / FINE));
    return Array.from(
      { length: count },
      (_, k): Pair => [ax + ((bx - ax) * k) / count, ay + ((by - ay) * k) / count],
    );
  });
}
