import { expect, it } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { force } from '@/lib/choices/take-choice';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const worn = (size: (typeof SIZE_NAMES)[number]): Draft =>
  drawDraft(force(defaultChoices('jacket'), 'belt', 'half-belt').choices, STANDARD_SIZES[size]);

/** Corners of a piece, the highest first. */
function corners({ pieces }: Draft, id: string): [number, number][] {
  const edges = pieces.find((piece) => piece.id === id)?.edges ?? [];
  const all = edges.flatMap(({ path }) => path.map((step) => step.slice(-2) as [number, number]));
  return all.sort(([, y], [, other]) => other - y);
}

const round = ([x, y]: readonly number[]): string => `${x?.toFixed(4)} ${y?.toFixed(4)}`;

it.each(SIZE_NAMES)('has the same point at either end, and so has what stiffens it (size %s)', (size) => {
  const draft = worn(size);
  const places = corners(draft, 'half-belt');
  const length = (places[0] as [number, number])[1];
  const ends = places.filter(([, y]) => y < 1e-6 || y > length - 1e-6).map(([x]) => Math.abs(x));
  expect(new Set(ends)).toEqual(new Set([2]));
  const turned = places.map(([x, y]) => round([x, length - y + 0]));
  expect(new Set(turned)).toEqual(new Set(places.map(round)));
  expect(corners(draft, 'half-belt-interfacing')).toEqual(places);
});

it.each(SIZE_NAMES)('over a back that opens one end is buttoned, 2.5 from its point (size %s)', (size) => {
  const choices = chooseInTurn('top', { opening: 'back-zip', belt: 'half-belt' });
  const draft = drawDraft(choices, STANDARD_SIZES[size]);
  expect(choices.options.opening).toBe('back-zip');
  const belt = draft.pieces.find(({ id }) => id === 'half-belt');
  const [hole, ...more] = belt?.marks.filter(({ kind }) => kind === 'buttonhole') ?? [];
  const length = Math.max(...corners(draft, 'half-belt').map(([, y]) => y));
  expect(more).toEqual([]);
  expect(hole?.at[1]).toBeCloseTo(length - 2.5 + 0.3, 6);
  expect(hole?.at[0]).toBeCloseTo((choices.sizes['belt-width'] ?? 0) / 2, 6);
  expect(breaches(check(draft))).toEqual([]);
});

it('over one that does not both are sewn through', () => {
  const belt = worn('40').pieces.find(({ id }) => id === 'half-belt');
  expect(belt?.marks.filter(({ kind }) => kind === 'buttonhole')).toEqual([]);
});
