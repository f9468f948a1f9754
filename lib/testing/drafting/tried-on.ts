import { defaultChoices } from '@/lib/choices/defaults';
import type { Choices, Garment } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { type SizeName, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { fitBody, fitterOf } from '@/lib/tryon/body/fit';
import { type Form, formOf } from '@/lib/tryon/form';
import { tryOn, type Worn } from '@/lib/tryon/try-on';
import { bodyModel } from '../body-model';

const fitter = fitterOf(bodyModel());
const forms = new Map<SizeName, Form>();

/** The form of a chart size, made once. */
export function formOfSize(size: SizeName): Form {
  const form =
    forms.get(size) ?? formOf(fitBody(STANDARD_SIZES[size], fitter).positions, fitter.measurer.model);
  forms.set(size, form);
  return form;
}

/** A garment of a chart size on the body of that size. Refuses one that cannot be hung. */
export function triedOn(choices: Choices, size: SizeName, spacing = 2): Worn {
  const worn = tryOn(drawDraft(choices, STANDARD_SIZES[size]), formOfSize(size), spacing);
  if ('unhung' in worn) throw new Error(`Not hung: ${worn.unhung}`);
  return worn;
}

export const defaultOn = (garment: Garment, size: SizeName): Worn => triedOn(defaultChoices(garment), size);
