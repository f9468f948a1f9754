import { expect, test } from 'vitest';
import { boxCorners, itemsBox } from '@/lib/drawing/bounds';
import { mapPieces } from './map-pieces';

const NONE = { addresses: [], edges: [] };

test('the number of a piece shut in by others stands within the frame of the pages', () => {
  const scrap = { number: '7', outline: boxCorners([4, 4, 5.5, 5.5]) };
  const around = [
    { number: '1', outline: boxCorners([0, 0, 4, 9.5]) },
    { number: '2', outline: boxCorners([5.5, 0, 9.5, 9.5]) },
    { number: '3', outline: boxCorners([4, 0, 5.5, 4]) },
    { number: '4', outline: boxCorners([4, 5.5, 5.5, 9.5]) },
  ];
  const [shut] = mapPieces([scrap, ...around], 0.1, { bottom: 0, top: 10, width: 10 }, NONE);
  const [x0, y0, x1, y1] = itemsBox(shut?.number ?? []) ?? [-1, -1, 2, 2];
  expect(Math.min(x0, y0)).toBeGreaterThanOrEqual(0);
  expect(Math.max(x1, y1)).toBeLessThanOrEqual(1);
});
