import { describe, expect, it } from 'vitest';
import { frontFixture, panelFixture } from '@/lib/testing/drafting/finished-front';
import { withSquaredEnds } from './corner-hints';

describe('corner hints', () => {
  it('square the end of the seam that is sewn first, where it leans', () => {
    const edges = panelFixture(55, 'mitre').map(({ end: _, ...edge }) => edge);
    const stages: Record<string, number> = { princess: 2, top: 6, side: 4 };
    const shaped = withSquaredEnds(edges, ({ id }) => stages[id]);
    expect(shaped.find(({ id }) => id === 'princess')).toMatchObject({ end: 'square' });
    expect(shaped.find(({ id }) => id === 'princess')?.start).toBeUndefined();
    expect(shaped.find(({ id }) => id === 'side')).toMatchObject({ start: 'square' });
    expect(shaped.find(({ id }) => id === 'top')?.end).toBeUndefined();
  });

  it('leave square corners, darts, folds and hems alone', () => {
    const shaped = withSquaredEnds(frontFixture(), () => 1);
    expect(shaped.every(({ start, end }) => start === undefined && end === undefined)).toBe(true);
  });
});
