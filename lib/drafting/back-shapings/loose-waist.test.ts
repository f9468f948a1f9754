import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';
import { bodyPassage } from '../passage';

const drawn = (size: (typeof SIZE_NAMES)[number], options: RawOptions) =>
  drawDraft(completeChoices('top', { silhouette: 'straight', ...options }, {}), STANDARD_SIZES[size]);

const DARTED = { 'back-shaping': 'waist-darts' };

it.each(SIZE_NAMES)('darts in a straight back take 2.5 each and leave the rest loose, in size %s', (size) => {
  const [plain, darted] = [drawn(size, {}), drawn(size, DARTED)];
  expect((plain.finished.waist ?? 0) - (darted.finished.waist ?? 0)).toBeCloseTo(2 * 2.5, 3);
  expect(darted.finished.hip).toBe(plain.finished.hip);
  expect(breaches(check(darted))).toEqual([]);
});

it.each(SIZE_NAMES)('and where it is pulled on they let shoulders and bust through, in size %s', (size) => {
  const pulled = { ...DARTED, opening: 'none', 'neckline-front': 'scoop', fit: 'fitted' };
  const draft = drawn(size, pulled);
  const back = draft.pieces.find(({ id }) => id === 'back');
  expect(back?.internal.filter(({ kind }) => kind === 'fisheye-dart')).toHaveLength(1);
  expect(draft.finished.waist).toBeGreaterThanOrEqual(bodyPassage(STANDARD_SIZES[size]));
});

it('a waist with no more than its ease keeps it, and that is said', () => {
  const body = { ...STANDARD_SIZES['44'], waistCircumference: 106 };
  const choices = completeChoices('top', { silhouette: 'straight', fit: 'fitted', ...DARTED }, {});
  const { notices } = drawDraft(choices, body);
  expect(notices.map(({ code }) => code)).toContain('loose-waist-without-darts');
});
