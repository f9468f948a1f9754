import { smoothThrough } from '@/lib/geometry/fit';
import { endOf, startOf } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { edge, type Panel, panel } from '../kernel/panel';

/** The hand's way from the upper end of the mouth, into the garment, down to `below` under it and back to the lower end (H). */
function bagOutline(mouth: Path, below: number): Path {
  const [low, high] = [startOf(mouth), endOf(mouth)];
  const inner = Math.min(low.x, high.x);
  return smoothThrough(
    [
      high,
      { x: inner - 8, y: high.y - 1.5 },
      { x: inner - 13, y: low.y - (2 / 9) * below },
      { x: inner - 9, y: low.y - below },
      { x: inner - 3, y: low.y - (7.5 / 9) * below },
      low,
    ],
    { startDir: { x: -1, y: 0 }, endDir: { x: 0.5, y: 1 } },
  );
}

export function bagPanel(id: string, mouth: Path, below: number): Panel {
  return panel({
    id,
    part: 'pocket',
    cut: { count: 2, onFold: false, mirrored: true },
    edges: [edge('mouth', mouth), edge('outer', bagOutline(mouth, below))],
  });
}
