import type { OperationName } from './names';
import type { SewingOperation } from './operation';
import { OPERATIONS } from './registry';
import type { Feature } from './traits';

/** A question to an operation. */
export type Question = (operation: SewingOperation) => boolean | undefined;

/** A seam or an operation, of a draft or of a plan. */
interface Done {
  readonly operation: OperationName;
}

/** Of what is done, all of which something is true. */
export const findDone = <D extends Done>(all: readonly D[], asked: Question): D[] =>
  all.filter(({ operation }) => asked(OPERATIONS[operation]));

/** Whether something is true of anything that is done. */
export const isDone = (all: readonly Done[], asked: Question): boolean => findDone(all, asked).length > 0;

export const giving =
  (feature: Feature): Question =>
  ({ gives }) =>
    gives === feature;
