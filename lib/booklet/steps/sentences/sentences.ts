import type { OperationName } from '@/lib/operations/names';
import type { Place } from '../../sentences';
import type { Facts } from '../words/facts';

/** Of the actions told in several sentences, `operations.<operation>.<action>.<sentence>`: which, and when each is said. */
export type Sentences = Readonly<
  Partial<Record<OperationName, Readonly<Record<string, readonly Place<Facts>[]>>>>
>;

/** The facts that are so or not. */
type Answered = { [Name in keyof Facts]: Facts[Name] extends 'yes' | 'no' ? Name : never }[keyof Facts];

/** Whether all of these facts are so. */
export const is =
  (...names: readonly Answered[]) =>
  (facts: Facts): boolean =>
    names.every((name) => facts[name] === 'yes');

/** A zip in the side runs up to the edge under a bare shoulder. */
export const opensAtBareSide = (facts: Facts): boolean => facts.closure === 'side' && is('oneSided')(facts);
