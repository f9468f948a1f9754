import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';

const LINED = { inside: 'lining', opening: 'front-buttons', 'waist-seam': 'natural' };
const designed = (options: RawOptions) => completeChoices('dress', { ...LINED, ...options }, {});
const drawn = (options: RawOptions) => drawDraft(designed(options), STANDARD_SIZES['40']);

const told = (options: RawOptions) =>
  drawn(options).notices.find(({ code }) => code === 'hem-turned-beside-lap')?.figures.used;

describe('a hem that would be faced, in a lined dress that laps', () => {
  it.each<RawOptions>([
    { hem: 'faced' },
    { hem: '5-cm', 'hem-shape': 'curved' },
    { hem: '3-cm', 'hem-shape': 'shirt-tail', opening: 'wrap' },
    { hem: 'faced', 'neckline-front': 'wrap', opening: 'back-zip' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it.each([
    [{ hem: 'faced' }, 2],
    [{ hem: '5-cm', 'hem-shape': 'curved' }, 4],
    [{ hem: '3-cm', 'hem-shape': 'shirt-tail' }, 1],
  ] as const)('is turned up with %j by %d, and that is told', (options, used) => {
    const { pieces, choices } = drawn(options);
    expect(told(options)).toBe(used);
    expect(choices.options.hem).toBe(`${used}-cm`);
    expect(pieces.some(({ id }) => id.startsWith('hem-facing'))).toBe(false);
  });

  it('is faced where nothing laps, or no lining is sewn in', () => {
    expect(told({ hem: 'faced', opening: 'back-zip' })).toBeUndefined();
    expect(told({ hem: 'faced', inside: 'facings' })).toBeUndefined();
    const faced = drawn({ hem: 'faced', opening: 'back-zip' }).pieces.map(({ id }) => id);
    expect(faced.some((id) => id.includes('hem-facing'))).toBe(true);
  });
});
