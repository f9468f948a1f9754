import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { outlineOf } from '../cloth/lay-piece';
import { openedScene } from './lay-seam';

test('an armhole let out to its sleeve has an even edge, allowances trimmed or not', () => {
  const { seams } = bookWith('top', {}).measured;
  const armhole = seams.filter(({ seam }) => seam.operation === 'set-sleeve');
  for (const trimmed of [true, false]) {
    const letOut = openedScene(armhole, 'toward-a', 1, trimmed).shown.filter((shown) => shown.letOut);
    expect(letOut.length).toBeGreaterThan(0);
    for (const outline of letOut.map(outlineOf)) {
      const turnsBack = outline.filter(([x, y], i) => {
        const [[px, py], [nx, ny]] = [
          outline.at(i - 1) ?? [0, 0],
          outline[(i + 1) % outline.length] ?? [0, 0],
        ];
        return (x - px) * (nx - x) + (y - py) * (ny - y) < -0.2;
      });
      // Only where the stretch that is let out begins and ends.
      expect(turnsBack.length).toBeLessThan(5);
    }
  }
});
