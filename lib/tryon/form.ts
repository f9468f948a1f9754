import type { BodyModel } from './body/model';
import { type DistanceField, distanceField } from './field/distance-field';
import { pressed } from './field/pressed';
import { armOf, trunkOf } from './field/surface';

/** A body that cloth can be hung on. */
export interface Form {
  readonly half: Float64Array;
  readonly model: BodyModel;
  readonly trunk: DistanceField;
  readonly arm: DistanceField;
}

/** Cells of the fields, cm. */
const CELL = 1.5;

/** The form of a fitted left half. */
export function formOf(half: Float64Array, model: BodyModel): Form {
  const trunk = distanceField(trunkOf(half, model), CELL);
  const arm = distanceField(armOf(half, model), CELL);
  return { half, model, trunk: pressed(trunk, arm), arm: pressed(arm, trunk) };
}
