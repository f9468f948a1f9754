import type { Choices, Garment } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import type { GarmentPlan } from '../kernel/plan';
import { drawGarment } from './garment';

/** Programs that draw a garment; one for each garment of the catalogue. */
export const GARMENT_PROGRAMS: Readonly<
  Partial<Record<Garment, (choices: Choices, body: Body) => GarmentPlan>>
> = {
  top: drawGarment,
  dress: drawGarment,
  jacket: drawGarment,
};
