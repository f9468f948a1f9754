import { expect, test } from 'vitest';
import { type Corners, matrixOnto, type Point } from './homography';

/** Where a matrix3d takes a point of the plane. */
function taken(matrix: string, [x, y]: Point): Point {
  const m = matrix.slice('matrix3d('.length, -1).split(',').map(Number) as number[];
  const at = (row: number) => (m[row] ?? 0) * x + (m[4 + row] ?? 0) * y + (m[12 + row] ?? 0);
  return [at(0) / at(3), at(1) / at(3)];
}

const ASKEW: Corners = [
  [102, 80],
  [930, 40],
  [980, 610],
  [60, 570],
];

test('the corners of the rectangle come to lie on the four points', () => {
  const matrix = matrixOnto(ASKEW, 1200, 800) ?? '';
  const corners: Corners = [
    [0, 0],
    [1200, 0],
    [1200, 800],
    [0, 800],
  ];
  corners.forEach((corner, i) => {
    const [x, y] = taken(matrix, corner);
    expect(x).toBeCloseTo((ASKEW[i] as Point)[0], 6);
    expect(y).toBeCloseTo((ASKEW[i] as Point)[1], 6);
  });
});

test('on a rectangle it is a plain change of scale, and what is straight stays straight', () => {
  const plain =
    matrixOnto(
      [
        [10, 20],
        [610, 20],
        [610, 420],
        [10, 420],
      ],
      1200,
      800,
    ) ?? '';
  expect(taken(plain, [600, 400])).toEqual([310, 220]);
  const askew = matrixOnto(ASKEW, 1200, 800) ?? '';
  const [a, b, c] = [0, 600, 1200].map((x) => taken(askew, [x, 300])) as [Point, Point, Point];
  expect((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])).toBeCloseTo(0, 4);
});

test('corners that cross each other make no picture', () => {
  expect(
    matrixOnto(
      [
        [0, 0],
        [100, 100],
        [100, 0],
        [0, 100],
      ],
      60,
      40,
    ),
  ).toBeUndefined();
});
