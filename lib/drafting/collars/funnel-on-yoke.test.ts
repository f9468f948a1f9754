import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';

const designed = (options: RawOptions) => completeChoices('top', { collar: 'funnel', ...options }, {});

describe('a funnel where the shoulder is not that of front and back', () => {
  it.each<[RawOptions, string[]]>([
    [{ 'bust-shaping': 'gathered-yoke' }, ['back/neck-rise', 'front-yoke/neck-rise']],
    [{ sleeve: 'raglan' }, ['sleeve-back/neck-rise', 'sleeve-front/neck-rise']],
    [
      { 'back-shaping': 'yoke', 'bust-shaping': 'gathered-yoke' },
      ['back-yoke/neck-rise', 'front-yoke/neck-rise'],
    ],
  ])('is sewn beside the neck on what has it, and breaks no rule: %j', (options, joined) => {
    const choices = designed(options);
    expect(brokenBySize(choices)).toEqual([]);
    const { seams } = drawDraft(choices, STANDARD_SIZES['40']);
    const rise = seams.find(({ id }) => id === 'neck-rise');
    const sides = [...(rise?.a ?? []), ...(rise?.b ?? [])].map(({ piece, edge }) => `${piece}/${edge}`);
    expect(sides.toSorted()).toEqual(joined);
  });
});
