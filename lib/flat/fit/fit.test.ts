import { describe, expect, it } from 'vitest';
import { GARMENTS } from '@/lib/choices/catalogue';
import { defaultChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { fitDrawing } from './fit';

describe.each(GARMENTS)('the fit of a %s', (garment) => {
  it.each(SIZE_NAMES)('size %s shows the ease the draft gives, to scale', (size) => {
    const draft = drawDraft(defaultChoices(garment), STANDARD_SIZES[size]);
    const { bars, drawing } = fitDrawing(draft);
    expect(bars.length).toBeGreaterThan(1);
    for (const { id, garment: girth, body, inner, outer } of bars) {
      expect(girth - body).toBeCloseTo(draft.ease[id] as number, 2);
      expect(4 * (outer - inner)).toBeCloseTo(girth - body, 6);
    }
    expect(drawing.box[3] - drawing.box[1]).toBeGreaterThan(50);
  });
});
