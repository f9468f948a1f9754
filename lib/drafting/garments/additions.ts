import { BELT } from '../belts/belts';
import { BINDING } from '../binding/binding';
import { COLLAR } from '../collars/collars';
import { FACINGS } from '../facings/facings';
import { HEMS } from '../hems/hems';
import { LINING } from '../lining/lining';
import { POCKET } from '../pockets/pockets';
import { SKIRTS } from '../skirts/skirts';
import type { Addition } from './addition';

/** Everything that is added to bodice, sleeves and opening, in the order in which one needs the other. */
export const ADDITIONS: readonly Addition[] = [SKIRTS, COLLAR, FACINGS, BINDING, POCKET, BELT, HEMS, LINING];
