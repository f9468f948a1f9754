import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { dartTraces } from '@/lib/testing/behaviour/h07-h09-neutrality';
import { surveyBodies } from '@/lib/testing/bodies';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const LINES = {
  'french-dart': 'side',
  'armhole-dart': 'armhole',
  'shoulder-dart': 'shoulder',
  'neck-dart': 'neckline',
} as const;

const designed = (shaping: string, options: Record<string, string> = {}) =>
  completeChoices('top', { 'bust-shaping': shaping, ...options }, {});

describe.each(Object.entries(LINES))('%s', (shaping, line) => {
  it('opens where it says, and is sewn shut', () => {
    const { pieces, seams } = drawDraft(designed(shaping), STANDARD_SIZES[38]);
    const edges = pieces.find(({ id }) => id === 'front')?.edges ?? [];
    const first = edges.findIndex((edge) => edge.line === `${shaping}:first`);
    expect(edges.at(first - 1)?.line).toBe(line);
    expect(edges.at(first + 2)?.line).toBe(line);
    expect(seams.some(({ id }) => id === `front-${shaping}`)).toBe(true);
  });

  it.each(['34', '44', '56'] as const)('breaks no rule on size %s', (size) => {
    expect(breaches(check(drawDraft(designed(shaping), STANDARD_SIZES[size])))).toEqual([]);
  });

  it.each(['34', '44', '56'] as const)('leaves the fit of size %s alone', (size) => {
    const lapses = dartTraces(drawDraft, designed('side-dart'), designed(shaping), STANDARD_SIZES[size]);
    expect(lapses).toEqual([]);
  });

  it('shares a dart too wide for one with the side, and says so', () => {
    const { pieces, notices } = drawDraft(designed(shaping), STANDARD_SIZES[56]);
    const darts = new Set(
      pieces.flatMap(({ edges }) =>
        edges.filter(({ role }) => role === 'dart').map((e) => e.line.split(':')[0]),
      ),
    );
    const split = notices.some(({ code }) => code === 'bust-dart-split');
    expect([...darts].sort()).toEqual(split ? ['bust-dart', shaping].sort() : [shaping]);
  });
});

it('opens further down the armhole for a bust so low that it would slant into it', () => {
  const woman = surveyBodies()[4];
  if (!woman) throw new Error('No such woman');
  const options = { silhouette: 'a-line', 'back-shaping': 'none', sleeve: 'dropped' };
  const drawn = drawDraft(designed('armhole-dart', options), woman.body);
  expect(breaches(check(drawn))).toEqual([]);
});

describe('a dart from a neckline with corners', () => {
  it.each(['square', 'sweetheart'])('opens in the stretch of a %s one that runs level', (neckline) => {
    const choices = designed('neck-dart', { 'neckline-front': neckline, opening: 'front-buttons' });
    const front = drawDraft(choices, STANDARD_SIZES[40]).pieces.find(({ id }) => id === 'front');
    const mouth = front?.edges.find(({ line }) => line === 'neck-dart:first')?.path[0];
    const bust = front?.landmarks.bustPoint;
    const corner = front?.edges.find(({ line }) => line === 'neckline')?.path.at(-1);
    expect(mouth?.[1]).toBeLessThan(bust?.[0] ?? 0);
    expect(mouth?.[1]).toBeLessThan((corner?.at(-2) as number) - 1);
    expect(brokenBySize(choices)).toEqual([]);
  });

  it.each([
    [174, 'hood'],
    [1396, 'bow'],
  ])('keeps clear of the corner that is rounded for woman %s, under a %s', (row, collar) => {
    const body = surveyBodies().find((own) => own.row === row)?.body ?? STANDARD_SIZES[40];
    const options = { 'neckline-front': 'square', collar, opening: 'side-zip' };
    expect(breaches(check(drawDraft(designed('neck-dart', options), body)))).toEqual([]);
  });
});
