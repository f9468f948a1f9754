import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { Draft } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const SLEEVES = ['none', 'straps', 'cap', 'dropped'] as const;
const SIZES = ['34', '44', '56'] as const;

const drawn = (sleeve: string, size: (typeof SIZES)[number]) =>
  drawDraft(completeChoices('top', { 'back-shaping': 'shoulder-dart', sleeve }, {}), STANDARD_SIZES[size]);

const along = (draft: Draft, piece: string, line: string) =>
  lengthOfAll(pieceOf(draft, piece)?.edges.filter((edge) => edge.line === line) ?? []);

describe.each(SLEEVES)('a dart in the back shoulder with sleeve %s', (sleeve) => {
  it.each(SIZES)('breaks no rule on size %s', (size) => {
    expect(breaches(check(drawn(sleeve, size)))).toEqual([]);
  });

  it.each(SIZES)('lies open in the shoulder, and closes it to the length of the front on size %s', (size) => {
    const draft = drawn(sleeve, size);
    expect(along(draft, 'back', 'shoulder-dart:first')).toBeCloseTo(7, 6);
    expect(along(draft, 'back', 'shoulder')).toBeCloseTo(along(draft, 'front', 'shoulder'), 5);
  });
});

describe.each(['none', 'straps', 'cap'])('the facing of neck and armhole with sleeve %s', (sleeve) => {
  it.each(SIZES)('is cut with that dart closed on size %s', (size) => {
    const draft = drawn(sleeve, size);
    for (const line of ['shoulder', 'armhole', 'neckline'])
      expect(along(draft, 'facing-back', line)).toBeCloseTo(along(draft, 'back', line), 5);
    expect(pieceOf(draft, 'facing-back')?.edges.some(({ role }) => role === 'dart')).toBe(false);
  });
});

describe('a dart in the back shoulder beside a raglan sleeve', () => {
  it.each(SIZES)('is not sewn, since the sleeve takes the shoulder, and that is said, size %s', (size) => {
    const draft = drawn('raglan', size);
    expect(pieceOf(draft, 'back')?.edges.some(({ role }) => role === 'dart')).toBe(false);
    expect(draft.notices.map(({ code }) => code)).toContain('shoulder-dart-in-raglan');
    expect(breaches(check(draft))).toEqual([]);
  });
});
