import type { Body } from '@/lib/measurements/names';
import { type Fitter, fitBody } from './body/fit';
import { type BodyMesh, wholeBody } from './body/mesh';
import { type Form, formOf } from './form';

/** A body that garments are hung on, and how it is drawn. */
export interface Wearer {
  readonly form: Form;
  readonly mesh: BodyMesh;
}

/** The woman of these measurements. Fitting her takes a good part of a second. */
export function wearerOf(body: Body, fitter: Fitter): Wearer {
  const { model } = fitter.measurer;
  const { positions } = fitBody(body, fitter);
  return { form: formOf(positions, model), mesh: wholeBody(positions, model) };
}
