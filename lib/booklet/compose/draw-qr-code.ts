import { encode } from 'uqr';
import { filled } from '@/lib/drawing/pen';
import type { DrawingCommand } from '@/lib/drawing/types';
import type { Block } from './block';
import { ON_PAGE } from './strokes';

/** A QR code as one ink surface, `side` cm wide with its quiet zone of four modules. */
export function qrBlock(text: string, side: number): Block {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const module = side / size;
  return {
    height: side,
    draw: (x, y) => [
      filled(
        data.flatMap((row, r) =>
          runs(row).flatMap(([from, to]) =>
            bar(x + from * module, y - r * module, (to - from) * module, module),
          ),
        ),
        'ink',
        ON_PAGE,
      ),
    ],
  };
}

/** Dark modules in a row as one bar: no hairline gaps between them, and fewer bytes. */
function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((dark, i) => {
    const last = found.at(-1);
    if (dark && last && last[1] === i) last[1] = i + 1;
    else if (dark) found.push([i, i + 1]);
  });
  return found;
}

function bar(x: number, y: number, width: number, height: number): DrawingCommand[] {
  return [['M', x, y], ['L', x + width, y], ['L', x + width, y - height], ['L', x, y - height], ['Z']];
}
