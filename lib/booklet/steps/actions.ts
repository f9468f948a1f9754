import type { Actions } from './action';
import { BELTS } from './actions/belts';
import { BODY } from './actions/body';
import { COLLARS } from './actions/collars';
import { EDGES } from './actions/edges';
import { LININGS } from './actions/linings';
import { OPENINGS } from './actions/openings';
import { POCKETS } from './actions/pockets';
import { PREPARATION } from './actions/preparation';
import { RUFFLES } from './actions/ruffles';
import { SKIRT } from './actions/skirt';
import { SLEEVES } from './actions/sleeves';

/**
 * What one does, action by action, for every operation a draft may name. The sentences are messages; an
 * operation without an entry here is a bug that a test catches.
 */
export const ACTIONS: Actions = {
  ...PREPARATION,
  ...BODY,
  ...SKIRT,
  ...OPENINGS,
  ...EDGES,
  ...COLLARS,
  ...SLEEVES,
  ...LININGS,
  ...POCKETS,
  ...BELTS,
  ...RUFFLES,
};
