import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pair } from '@/lib/geometry/types';
import { coreOf } from './core';
import { PassOver } from './pass-over';
import { anywhere } from './settle';
import { silhouette } from './silhouette';
import { emptyStrip, land, occupy, type Strip } from './strip';

const star = fc
  .array(fc.double({ min: 2, max: 14, noNaN: true }), { minLength: 3, maxLength: 9 })
  .map((reaches) =>
    silhouette(
      reaches.map((reach, i): Pair => {
        const angle = (2 * Math.PI * i) / reaches.length;
        return [reach * Math.cos(angle), reach * Math.sin(angle)];
      }),
      1,
      0.1,
    ),
  );
const COLUMNS = 40;

function heightAt(strip: Strip, shape: Parameters<typeof land>[1], x: number, limit: number): number {
  const landing = { y: 0, obstacle: 0 };
  land(strip, shape, x, limit, anywhere, landing);
  return landing.y;
}

test('no place is passed over where the shape could lie, and some are', () => {
  let passed = 0;
  const way = fc.constantFrom<1 | -1>(1, -1);
  fc.assert(
    fc.property(fc.array(star, { minLength: 4, maxLength: 9 }), star, way, (laid, shape, onward) => {
      const strip = emptyStrip(COLUMNS);
      laid.forEach((each, i) => {
        const x = (i * 11) % (COLUMNS - each.columns + 1);
        occupy(strip, each, x, heightAt(strip, each, x, Number.POSITIVE_INFINITY));
      });
      const last = COLUMNS - shape.columns;
      const limit = heightAt(strip, shape, Math.floor(last / 2), Number.POSITIVE_INFINITY);
      const passing = new PassOver(strip, shape, onward);
      for (let x = onward > 0 ? 0 : last; x >= 0 && x <= last; x += onward) {
        const next = passing.from(x, limit);
        for (; x !== next && x >= 0 && x <= last; x += onward) {
          expect(heightAt(strip, shape, x, limit)).toBe(Number.POSITIVE_INFINITY);
          passed++;
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(passed).toBeGreaterThan(50);
});

test('the core of a shape is the largest rectangle in it', () => {
  const bell: Pair[] = [
    ...([
      [0, 0],
      [30, 0],
      [30, 4],
      [20, 4],
    ] as Pair[]),
    ...([
      [20, 20],
      [10, 20],
      [10, 4],
      [0, 4],
    ] as Pair[]),
  ];
  expect(coreOf(silhouette(bell, 1, 0))).toMatchObject({ foot: 0, head: 20 });
  const flat = bell.map(([x, y]): Pair => [x, y > 4 ? 6 : y]);
  expect(coreOf(silhouette(flat, 1, 0))).toEqual({ first: 0, last: 29, foot: 0, head: 4 });
});
