import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { pathLength } from '@/lib/geometry/length';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { linesInside } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import { drawDraft } from '../draft';
import { shorterBy } from './roll-tape';

const draw = (options: RawOptions, size: (typeof SIZE_NAMES)[number] = '40') =>
  drawDraft(completeChoices('jacket', options, {}), STANDARD_SIZES[size]);

const tapeIn = (options: RawOptions, size?: (typeof SIZE_NAMES)[number]) => {
  const { operations, notions, pieces, body } = draw(options, size);
  const taped = operations.find(({ operation }) => operation === 'tape-roll-line');
  const bought = notions.filter(({ kind }) => kind === 'stay-tape');
  return { taped, bought, pieces, body };
};

it('is shorter over a fuller bust, from 0.5 to 1', () => {
  fc.assert(
    fc.property(fc.double({ min: 70, max: 160, noNaN: true }), (bust) => {
      expect(shorterBy(bust)).toBeGreaterThanOrEqual(0.5);
      expect(shorterBy(bust)).toBeLessThanOrEqual(shorterBy(bust + 5));
      expect(shorterBy(bust)).toBeLessThanOrEqual(1);
    }),
  );
});

it.each(SIZE_NAMES)('is cut for the roll line of size %s, one for each lapel', (size) => {
  const { taped, bought, pieces, body } = tapeIn({}, size);
  const front = pieces.find(({ id }) => id === taped?.pieces[0]);
  const [line] = front ? linesInside(front, 'roll-line') : [];
  if (!line) throw new Error('No roll line is taped');
  const length = pathLength(pathOf(line)) - shorterBy(body.bustCircumference);
  expect(Number(taped?.figures.length)).toBeCloseTo(length, 1);
  expect(bought).toEqual([{ kind: 'stay-tape', count: 2, length: Math.ceil(length), width: 1 }]);
});

it.each<RawOptions>([
  { collar: 'shawl' },
  { 'bust-shaping': 'princess-shoulder', 'back-shaping': 'princess' },
  { opening: 'double-breasted' },
])('lies on the one panel that rolls: %j', (options) => {
  expect(tapeIn(options).taped?.pieces).toHaveLength(1);
});

it.each<RawOptions>([{ inside: 'facings' }, { collar: 'shirt', 'neckline-front': 'round' }])(
  'is not bought where nothing rolls below a lining: %j',
  (options) => {
    const { taped, bought } = tapeIn(options);
    expect([taped, bought]).toEqual([undefined, []]);
  },
);
