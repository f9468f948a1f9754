import { expect, test } from 'vitest';
import { boxCorners } from '@/lib/drawing/bounds';
import { mapPieces } from './map-pieces';

const NONE = { addresses: [], edges: [] };

test('the number of a piece shut in by others stands on paper beyond them and hides none of them', () => {
  const scrap = { number: '7', outline: boxCorners([4, 4, 5.5, 5.5]) };
  const around = [
    { number: '1', outline: boxCorners([1, 1, 4, 9]) },
    { number: '2', outline: boxCorners([5.5, 1, 9, 9]) },
    { number: '3', outline: boxCorners([4, 1, 5.5, 4]) },
    { number: '4', outline: boxCorners([4, 5.5, 5.5, 9]) },
  ];
  const [shut] = mapPieces([scrap, ...around], 0.1, { bottom: 0, top: 10, width: 10, beyond: 0.5 }, NONE);
  const items = shut?.number ?? [];
  expect(items.some((item) => item.kind === 'stroke' && item.fill === 'paper')).toBe(false);
  const [written] = items.flatMap((item) => (item.kind === 'text' ? [item.at] : []));
  const [x, y] = written ?? [0.5, 0.5];
  expect(x < 0.1 || x > 0.9 || y < 0.1 || y > 0.9).toBe(true);
});
