import type { GarmentContext } from '../garments/addition';
import type { OpeningRequest } from '../openings/opening';
import { isOneSided } from './one-sided';

/** Over one shoulder the left half is the one without: of a front that opens it laps under, its edge another. */
export const liesUnder = ({
  isLeft,
  choices,
}: Pick<GarmentContext, 'isLeft' | 'choices'>): Pick<OpeningRequest, 'isUnder'> =>
  isLeft && isOneSided(choices) ? { isUnder: true } : {};
