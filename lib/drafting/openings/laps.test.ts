import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import type { Piece } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const designed = (opening: string, options: Record<string, string> = {}) =>
  completeChoices('top', { opening, ...options }, {});

const marks = (piece: Piece | undefined, kind: string) =>
  piece?.marks.filter((mark) => mark.kind === kind) ?? [];

describe.each(['hidden-buttons', 'back-buttons', 'double-breasted'])('%s', (opening) => {
  it.each(SIZE_NAMES)('is sound at size %s, with sleeves and without', (size) => {
    for (const sleeve of ['none', 'set-in']) {
      const drawn = drawDraft(designed(opening, { sleeve }), STANDARD_SIZES[size]);
      expect(breaches(check(drawn)), sleeve).toEqual([]);
    }
  });
});

it('buttons the back and leaves the front on the fold', () => {
  const { pieces } = drawDraft(designed('back-buttons'), STANDARD_SIZES[38]);
  const [front, back] = ['front', 'back'].map((id) => pieces.find((piece) => piece.id === id));
  expect(front?.cut.onFold).toBe(true);
  expect(back?.cut).toEqual({ count: 2, onFold: false, mirrored: true });
  expect(marks(back, 'button').length).toBe(marks(back, 'buttonhole').length);
  expect(back?.edges.some(({ line }) => line === 'back-edge')).toBe(true);
});

it('stands a double row as far on either side of the centre, and sells a button for each and one to hold the front beneath', () => {
  const { pieces, notions } = drawDraft(
    designed('double-breasted', { 'neckline-front': 'v' }),
    STANDARD_SIZES[38],
  );
  const front = pieces.find(({ id }) => id === 'front');
  const holes = marks(front, 'buttonhole');
  marks(front, 'button').forEach(({ at }, i) => {
    expect(-(holes[i]?.at[0] ?? 0) - 0.3).toBeCloseTo(at[0], 9);
    expect(holes[i]?.at[1]).toBeCloseTo(at[1], 9);
  });
  expect(notions).toEqual([
    { kind: 'button', count: 2 * holes.length, width: 1.8 },
    { kind: 'inner-button', count: 1, width: 1.5 },
  ]);
});

it('hides the holes in a fly on the fold, each at the height of its button', () => {
  const { pieces } = drawDraft(designed('hidden-buttons'), STANDARD_SIZES[38]);
  const [front, fly] = ['front', 'button-fly'].map((id) => pieces.find((piece) => piece.id === id));
  expect(fly?.cut.onFold).toBe(true);
  expect(marks(front, 'buttonhole')).toEqual([]);
  const buttons = marks(front, 'button');
  const holes = marks(fly, 'buttonhole');
  expect(holes.map(({ angle }) => angle)).toEqual(buttons.map(() => -90));
  holes.forEach(({ at }, i) => {
    expect(at[0]).toBeCloseTo(0, 6);
    expect(at[1] - 0.3).toBeCloseTo(buttons[i]?.at[1] ?? 0, 5);
  });
});

it('carries one row of buttons at one pitch through the waist seam of a dress', () => {
  const dress = completeChoices(
    'dress',
    { opening: 'front-buttons', 'waist-seam': 'natural', skirt: 'gathered' },
    {},
  );
  const drawn = drawDraft(dress, STANDARD_SIZES[38]);
  const heights = ['front', 'skirt-front']
    .flatMap((id) => marks(pieceOf(drawn, id), 'button'))
    .map(({ at }) => at[1]);
  const pitches = heights.slice(1).map((y, i) => (heights[i] as number) - y);
  expect(Math.max(...pitches) - Math.min(...pitches)).toBeLessThan(1e-5);
  expect(drawn.notions).toEqual([{ kind: 'button', count: heights.length, width: 1.5 }]);
  expect(breaches(check(drawn))).toEqual([]);
});
