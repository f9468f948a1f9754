import { BELT } from '../belts/belts';
import { FACINGS } from '../facings/facings';
import { HEMS } from '../hems/hems';
import type { Addition } from './addition';

/** Everything that is added to bodice, sleeves and opening, in the order in which one needs the other. */
export const ADDITIONS: readonly Addition[] = [FACINGS, BELT, HEMS];
