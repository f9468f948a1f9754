import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const drawn = (front: string, shaping: string, width: number, size: '34' | '44' | '56') => {
  const options = { 'neckline-front': front, 'bust-shaping': shaping };
  const sizes = { 'neckline-front-width': width, 'neckline-front-depth': front === 'square' ? 13 : 14 };
  return drawDraft(completeChoices('top', options, sizes), STANDARD_SIZES[size]);
};
const isLimited = (draft: ReturnType<typeof drawn>) =>
  draft.notices.some(({ code }) => code === 'neckline-width-limited');

describe.each(['square', 'sweetheart'])('a wide, deep %s', (front) => {
  it.each(['shoulder-dart', 'princess-shoulder'])('gives way to a %s, and that is said', (shaping) => {
    for (const size of ['34', '44', '56'] as const)
      expect(breaches(check(drawn(front, shaping, 6, size))), size).toEqual([]);
    expect(isLimited(drawn(front, shaping, 6, '34'))).toBe(true);
  });

  it('stays as wide as asked where nothing runs past its corner', () => {
    expect(isLimited(drawn(front, 'side-dart', 6, '34'))).toBe(false);
    expect(isLimited(drawn(front, 'shoulder-dart', 1, '34'))).toBe(false);
  });
});
