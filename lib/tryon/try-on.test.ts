import { describe, expect, it } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { formOfBody } from '@/lib/testing/drafting/tried-on';
import { hangSteps } from './try-on';

describe('the steps in which a garment is hung', () => {
  it('show it wrapped, then sewn frame by frame, before it is let down', () => {
    const draft = drawDraft(defaultChoices('top'), STANDARD_SIZES['40']);
    const steps = hangSteps(draft, formOfBody(STANDARD_SIZES['40']), 6);
    const phases: string[] = [];
    while (phases.at(-1) !== 'hanging') {
      const { value } = steps.next();
      if (!('phase' in value)) break;
      expect(value.positions.length).toBe((value.cloth.flat.length / 2) * 3);
      if (phases.at(-1) !== value.phase) phases.push(value.phase);
    }
    expect(phases).toEqual(['wrapped', 'sewing', 'hanging']);
  });
});
