import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { STILL } from '@/lib/geometry/motion';
import { sceneDrawing } from '@/lib/testing/booklet/scene-drawing';
import { testPiece } from '@/lib/testing/layout/pieces';
import { inARow } from './arrange-scenes';
import { outlineOf } from './lay-piece';
import type { Scene } from './scene';

const FRAME = { width: 6, height: 4, maxScale: 1, numberOf: () => 1 };

const strip = (id: string, width: number): Scene => ({
  shown: [
    {
      piece: testPiece(id, [
        [0, 0],
        [width, 0],
        [width, 10],
        [0, 10],
      ]),
      side: 'right',
      unfolded: false,
      motion: STILL,
      worked: [],
    },
  ],
  arrows: [],
});

const widths = [80, 60, 90, 10, 30, 70, 20];
const scenes = widths.map((width, i) => strip(`strip-${i}`, width));
const boxes = (rows: number) => inARow(scenes, rows).shown.map((shown) => boundsOf(outlineOf(shown)));

test.each([1, 2, 3, 7])('%i rows hold every piece once, and none lies on another', (rows) => {
  const laid = boxes(rows);
  expect(laid).toHaveLength(widths.length);
  laid.forEach((a, i) => {
    for (const b of laid.slice(i + 1)) {
      const apart = a.right < b.left || b.right < a.left || a.top < b.bottom || b.top < a.bottom;
      expect(apart).toBe(true);
    }
  });
});

test('more rows are narrower', () => {
  const wide = (rows: number) => Math.max(...boxes(rows).map(({ right }) => right));
  expect(wide(2)).toBeLessThan(0.7 * wide(1));
  expect(wide(3)).toBeLessThan(wide(2));
});

test('the arrows of a picture stay in its frame', () => {
  const scene: Scene = { ...strip('one', 40), arrows: [{ at: [0, 10], direction: [0, 1] }] };
  const { drawing, scale } = sceneDrawing(scene, FRAME);
  const [left, bottom, right, top] = drawing.box;
  expect((top - 10) * scale).toBeGreaterThan(0.5);
  expect((right - left) * scale).toBeLessThan(FRAME.width + 1e-6);
  expect((top - bottom) * scale).toBeLessThan(FRAME.height + 1e-6);
});
