import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';

const designed = (options: RawOptions) =>
  completeChoices('dress', { 'waist-seam': 'natural', skirt: 'pleated', ...options }, {});
const toldOf = (options: RawOptions) =>
  drawDraft(designed(options), STANDARD_SIZES['40']).notices.find(({ code }) => code === 'pleats-step-hem');

describe('a hem that is not level, under pleats', () => {
  it.each<RawOptions>([
    { 'hem-shape': 'curved' },
    { 'hem-shape': 'shirt-tail', pleats: 'box', opening: 'front-buttons' },
    { 'hem-shape': 'high-low', length: 'midi', hem: 'faced' },
    { 'hem-shape': 'high-low', ruffle: 'hem', 'waist-seam': 'empire' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it('steps from pleat to pleat by less than it rises in all, and that is told', () => {
    const step = Number(toldOf({ 'hem-shape': 'curved', length: 'midi' })?.figures.step);
    expect(step).toBeGreaterThan(0.2);
    expect(step).toBeLessThan(5);
  });

  it('is not told of a level one, nor of a skirt without pleats', () => {
    expect(toldOf({})).toBeUndefined();
    expect(toldOf({ 'hem-shape': 'curved', skirt: 'gathered' })).toBeUndefined();
  });
});
