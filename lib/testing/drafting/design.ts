import { completeChoices } from '@/lib/choices/defaults';
import { fittingSizes } from '@/lib/choices/ranges';
import type { Choices, Garment } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { type SizeName, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { type MeasuredDraft, measureDraft } from '@/lib/pattern/measured-draft';

/** The choices of a design that says only some of them: the others give way. */
function designOf(garment: Garment, chosen: Readonly<Record<string, string>> = {}): Choices {
  const { options } = completeChoices(garment, chosen, {});
  return { version: 1, garment, options, sizes: fittingSizes({ garment, options }, {}) };
}

/** Such a design drafted for a chart size, measured. */
export const measuredDesign = (
  garment: Garment,
  chosen: Readonly<Record<string, string>> = {},
  size: SizeName = '40',
): MeasuredDraft => measureDraft(drawDraft(designOf(garment, chosen), STANDARD_SIZES[size]));
