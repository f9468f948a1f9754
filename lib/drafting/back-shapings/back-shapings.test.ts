import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { lengthOf, lengthOfAll } from '@/lib/pattern/lines';
import type { Draft, LineName } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const designed = (shaping: string, options: Record<string, string> = {}) =>
  completeChoices('top', { 'back-shaping': shaping, ...options }, {});

function length({ pieces }: Draft, piece: string, line: LineName): number {
  const edges = pieces.find(({ id }) => id === piece)?.edges.filter((edge) => edge.line === line) ?? [];
  return lengthOfAll(edges);
}

describe.each(['none', 'waist-darts', 'shoulder-dart', 'princess'])('back shaping %s', (shaping) => {
  it.each(['34', '44', '56'] as const)('breaks no rule on size %s', (size) => {
    expect(breaches(check(drawDraft(designed(shaping), STANDARD_SIZES[size])))).toEqual([]);
  });
});

describe('the dart of the back shoulder', () => {
  const size = STANDARD_SIZES[38];
  const drawn = drawDraft(designed('shoulder-dart'), size);

  it('closes the shoulder to the length of the front, without ease', () => {
    expect(length(drawn, 'back', 'shoulder')).toBeCloseTo(length(drawn, 'front', 'shoulder'), 6);
    expect(drawn.seams.find(({ id }) => id === 'shoulder')?.ease).toBe(0);
  });

  it('is 1.2 wide and 7 long (METHODS §3.3)', () => {
    const legs = pieceOf(drawn, 'back')?.edges.filter(({ role }) => role === 'dart');
    expect(legs?.map(lengthOf)).toEqual([expect.closeTo(7, 6), expect.closeTo(7, 6)]);
  });

  it('is eased in where the shoulder is too short for it, and said', () => {
    const wide = drawDraft({ ...designed('shoulder-dart'), sizes: { 'neckline-front-width': 7 } }, size);
    expect(wide.notices.map(({ code }) => code)).toContain('shoulder-dart-eased');
    expect(wide.seams.find(({ id }) => id === 'shoulder')?.ease).toBeCloseTo(0.6, 6);
  });
});

describe('the back in panels', () => {
  it('is a centre and a pair of sides, their seam without ease', () => {
    const drawn = drawDraft(designed('princess'), STANDARD_SIZES[44]);
    const backs = drawn.pieces.filter(({ part }) => part === 'back');
    expect(backs.map(({ id, cut }) => [id, cut.count])).toEqual([
      ['back-centre', 2],
      ['back-side', 2],
    ]);
    expect(Math.abs(drawn.seams.find(({ id }) => id === 'back-princess')?.ease ?? 1)).toBeLessThan(0.05);
  });
});
