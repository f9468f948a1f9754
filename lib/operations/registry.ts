import { BELTS } from './belts';
import { CASINGS } from './casings';
import { COLLARS } from './collars';
import { DARTS } from './darts';
import { FACINGS } from './facings';
import { FASTENINGS } from './fastenings';
import { HEMS } from './hems';
import { LININGS } from './linings';
import type { OperationName } from './names';
import type { SewingOperation } from './operation';
import { POCKETS } from './pockets';
import { PREPARATION } from './preparation';
import { RUFFLES } from './ruffles';
import { SEAMS } from './seams';
import { SKIRTS } from './skirts';
import { SLEEVE_ENDS } from './sleeve-ends';
import { SLEEVES } from './sleeves';
import { STAGES, type StageName } from './stages';
import { STRAPS } from './straps';

/** Every operation; a name without a value does not compile. */
export const OPERATIONS: Readonly<Record<OperationName, SewingOperation>> = {
  ...PREPARATION,
  ...DARTS,
  ...SEAMS,
  ...SKIRTS,
  ...FACINGS,
  ...HEMS,
  ...FASTENINGS,
  ...COLLARS,
  ...SLEEVES,
  ...SLEEVE_ENDS,
  ...LININGS,
  ...POCKETS,
  ...BELTS,
  ...CASINGS,
  ...RUFFLES,
  ...STRAPS,
};

/** When an operation is done: at its usual stage, or at the one named. */
export const stageOf = (operation: OperationName, stage: StageName = OPERATIONS[operation].stage): number =>
  STAGES[stage];
