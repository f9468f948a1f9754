import { defaultChoices } from '@/lib/choices/defaults';
import type { Choices, Garment } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import type { Body } from '@/lib/measurements/names';
import { type SizeName, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { fitBody, fitterOf } from '@/lib/tryon/body/fit';
import { type Form, formOf } from '@/lib/tryon/form';
import { SHOWN_SPACING } from '@/lib/tryon/spacing';
import { tryOn, type Worn } from '@/lib/tryon/try-on';
import { bodyModel } from '../body-model';

const fitter = fitterOf(bodyModel());
const forms = new Map<SizeName, Form>();

/** The form of a chart size, made once. */
function formOfSize(size: SizeName): Form {
  const form = forms.get(size) ?? formOfBody(STANDARD_SIZES[size]);
  forms.set(size, form);
  return form;
}

/** The form of another body than those of the chart. */
export const formOfBody = (body: Body): Form =>
  formOf(fitBody(body, fitter).positions, fitter.measurer.model);

/** A garment of a chart size on the body of that size. Refuses one that cannot be hung. */
export function triedOn(choices: Choices, size: SizeName, form = formOfSize(size)): Worn {
  const worn = tryOn(drawDraft(choices, STANDARD_SIZES[size]), form, SHOWN_SPACING);
  if ('unhung' in worn) throw new Error(`Not hung: ${worn.unhung}`);
  return worn;
}

export const defaultOn = (garment: Garment, size: SizeName): Worn => triedOn(defaultChoices(garment), size);
