import { encode } from 'uqr';
import type { Pair } from '@/lib/geometry/types';
import type { DrawingPath } from './paths';
import type { DrawingCommand } from './types';

/** A rectangle one module high that covers a run of dark modules. */
function run(x: number, y: number, width: number, height: number): DrawingCommand[] {
  return [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']];
}

function runsOf(row: readonly boolean[]): (readonly [first: number, length: number])[] {
  const runs: [number, number][] = [];
  row.forEach((dark, column) => {
    const last = runs.at(-1);
    if (dark && last && last[0] + last[1] === column) last[1]++;
    else if (dark) runs.push([column, 1]);
  });
  return runs;
}

type Modules = readonly (readonly boolean[])[];
let last: { readonly text: string; readonly modules: Modules } | undefined;

/** The code of a text; all pieces of a pattern carry the same one. */
function modulesOf(text: string): Modules {
  if (last?.text !== text) last = { text, modules: encode(text, { ecc: 'M', border: 4 }).data };
  return last.modules;
}

/**
 * The dark modules of a QR code as one path to be filled: a square of `size` cm from its lower left corner, with
 * the four quiet modules readers need inside it. Middle error correction: a crease or a pin does not hide it.
 */
export function qrPath(text: string, [x, y]: Pair, size: number): DrawingPath {
  const data = modulesOf(text);
  const step = size / data.length;
  return data.flatMap((row, line) =>
    runsOf(row).flatMap(([first, length]) =>
      run(x + first * step, y + size - (line + 1) * step, length * step, step),
    ),
  );
}
