import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import { FreeSpace } from './free-space';

const SQUARE: readonly Pair[] = [
  [0, 0],
  [6, 0],
  [6, 6],
  [0, 6],
];

const cm = fc.double({ min: 0.5, max: 5.5, noNaN: true });
const line = fc.tuple(fc.tuple(cm, cm), fc.tuple(cm, cm));

const middleOf = ([left, bottom, right, top]: Box): Pair => [(left + right) / 2, (bottom + top) / 2];
const apart = ([ax, ay]: Pair, [bx, by]: Pair) => Math.hypot(ax - bx, ay - by);

function spaceWith(lines: readonly (readonly [Pair, Pair])[]): FreeSpace {
  const space = FreeSpace.inside(SQUARE);
  for (const each of lines) space.blockLine(each);
  return space;
}

test('no free box of its size is nearer to the point than the one found', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.tuple(cm, cm), (lines, near) => {
      const space = spaceWith(lines);
      const found = space.findBox(1, 0.6, near);
      const away = found ? apart(middleOf(found), near) : Number.POSITIVE_INFINITY;
      // Whatever is looked for within a part of the room is a free box of the whole.
      for (const within of [
        [0, 0, 3, 3],
        [3, 0, 6, 3],
        [0, 3, 3, 6],
        [3, 3, 6, 6],
        [1, 1, 5, 5],
      ] as const) {
        const box = space.findBox(1, 0.6, near, within);
        if (box) expect(apart(middleOf(box), near)).toBeGreaterThanOrEqual(away - 1e-9);
      }
    }),
  );
});

test('a box found is crossed by no line', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.tuple(cm, cm), (lines, near) => {
      const space = spaceWith(lines);
      const box = space.findBox(1, 0.6, near);
      if (!box) return;
      const [left, bottom, right, top] = box.map((side, i) => side + (i < 2 ? 0.05 : -0.05)) as [
        number,
        number,
        number,
        number,
      ];
      const corners = [
        [left, bottom],
        [right, bottom],
        [right, top],
        [left, top],
      ] as const satisfies readonly Pair[];
      expect(space.isFree(corners)).toBe(true);
    }),
  );
});

test('what lies wholly beside the room takes nothing of it', () => {
  const [space, plain] = [spaceWith([]), spaceWith([])];
  space.blockInside(SQUARE.map(([x, y]): Pair => [x + 20, y]));
  space.blockLine([
    [-5, -9],
    [12, -9],
  ]);
  expect(space.findBox(5, 5, [3, 3])).toEqual(plain.findBox(5, 5, [3, 3]));
});

test('a line that is not near takes nothing, and the middle moves away from what is taken', () => {
  const far = fc.double({ min: -20, max: 20, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(far, far), fc.tuple(far, far), (a, b) => {
      const space = FreeSpace.inside(SQUARE);
      const before = space.middle();
      const isNear = space.isNear([a, b]);
      space.blockLine([a, b]);
      if (!isNear) expect(space.middle()).toEqual(before);
    }),
  );
  const space = FreeSpace.inside(SQUARE);
  const [before] = space.middle();
  space.blockArea([
    [0, 0],
    [3, 0],
    [3, 6],
    [0, 6],
  ]);
  expect(space.middle()[0]).toBeGreaterThan(before + 1);
});
