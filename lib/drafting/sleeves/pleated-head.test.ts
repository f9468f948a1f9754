import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { pleatsOf } from '@/lib/pattern/pleats';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';
import { CAP_PLEATS } from './cap-pleats';

const designed = (options: RawOptions = {}) =>
  completeChoices('top', { sleeve: 'pleated-head', ...options }, {});

describe('a sleeve with a pleated head', () => {
  it.each<RawOptions>([
    {},
    { 'sleeve-length': 'long', 'sleeve-finish': 'cuff' },
    { 'sleeve-length': 'elbow', 'sleeve-finish': 'elastic', 'bust-shaping': 'princess-armhole' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it.each(['34', '44', '56'] as const)('fits the armhole of size %s once its pleats are laid', (size) => {
    const draft = drawDraft(designed(), STANDARD_SIZES[size]);
    const seam = measureDraft(draft).seams.find(({ id }) => id === 'armhole');
    const ease = (seam?.a.length ?? 0) - CAP_PLEATS - (seam?.b.length ?? 0);
    expect(ease).toBeGreaterThan(1);
    expect(ease).toBeLessThan(4);
    const sleeve = draft.pieces.find(({ id }) => id === 'sleeve');
    expect(sleeve && pleatsOf(sleeve)).toHaveLength(4);
  });
});
