import { describe, expect, test } from 'vitest';
import type { Draft } from '@/lib/pattern/types';
import { nestFabric } from '@/lib/testing/layout/nest-fabric';
import { testTop } from '@/lib/testing/layout/pieces';
import { willItFit } from './will-it-fit';

const draft = { pieces: testTop(), construction: { underarmLevel: 22 } } as unknown as Draft;
const needed = (nap: boolean) =>
  Math.min(
    ...[true, false].map(
      (folded) => nestFabric(draft, { material: 'shell', width: 140, folded, nap, budget: 200 }).length,
    ),
  );

describe('a piece of cloth', () => {
  test('does when it is as long as the shorter of both layouts', () => {
    const length = needed(false);
    expect(willItFit(draft, { width: 140, length, nap: false })).toMatchObject({ fits: true, missing: 0 });
  });

  test('does not when it is a centimetre shorter, and says how much is missing', () => {
    const answer = willItFit(draft, { width: 140, length: needed(false) - 1, nap: false });
    expect(answer.fits).toBe(false);
    expect(answer.missing).toBeCloseTo(1, 6);
  });

  test('does not when the wash takes what it had to spare', () => {
    const length = needed(false) * 1.02;
    expect(willItFit(draft, { width: 140, length, nap: false, shrinkage: 0.05 }).fits).toBe(false);
  });

  test('names what is missing before the wash', () => {
    const answer = willItFit(draft, { width: 150, length: 60, nap: false, shrinkage: 0.1 });
    expect((60 + (answer.missing ?? 0)) * 0.9).toBeCloseTo(answer.layout?.length ?? 0, 6);
  });

  test('is too narrow when a piece is wider, and has no layout then', () => {
    const answer = willItFit(draft, { width: 40, length: 900, nap: false });
    expect(answer).toEqual({ fits: false });
  });

  test('with nap does once pieces may be turned, when that is what it takes', () => {
    const [both, oneWay] = [needed(false), needed(true)];
    expect(oneWay).toBeGreaterThan(both);
    const answer = willItFit(draft, { width: 140, length: (both + oneWay) / 2, nap: true });
    expect(answer).toMatchObject({ fits: false, remedy: { kind: 'both-ways' } });
    expect(answer.remedy?.layout.length).toBeLessThanOrEqual((both + oneWay) / 2);
  });

  test('with a print does once the print need not meet, when that is what it takes', () => {
    const length = needed(true) + 0.5;
    const answer = willItFit(draft, { width: 140, length, nap: true, repeat: 32 });
    expect(answer).toMatchObject({ fits: false, remedy: { kind: 'unmatched' } });
  });
});
