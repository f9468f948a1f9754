import { frontTraits } from '@/lib/choices/slots/neckline-front';
import type { CollarName } from '@/lib/drafting/collars/registry';
import { hasLapel } from '@/lib/drafting/collars/revers';
import { chosenIfAny } from '@/lib/drafting/garments/chosen';
import { WORN_COLLARS } from '../collars/registry';
import type { Worn } from '../worn/types';
import type { FlatPart } from './part';

/** A ruffle at the neck is drawn as the collar it looks like, under the one that stands there. */
function namesOf({ draft }: Worn): (CollarName | 'none')[] {
  const { collar = 'none', ruffle } = draft.choices.options;
  const bares = frontTraits(draft.choices.options)?.bares;
  // One with lapels is edged by it instead; an edge that leaves a shoulder bare lets it fall.
  const stands = ruffle === 'neckline' && !hasLapel(draft.choices) && !bares;
  return stands ? ['ruffle', collar] : [collar];
}

const wornCollars = (worn: Worn) => namesOf(worn).flatMap((name) => chosenIfAny(WORN_COLLARS, name) ?? []);

/** What shows of the collar behind the neck, from inside. */
export const farCollar: FlatPart = (worn) => wornCollars(worn).flatMap((own) => own.far?.(worn) ?? []);

/** The collar on the face one looks at. */
export const nearCollar: FlatPart = (worn) => wornCollars(worn).flatMap((own) => own.near(worn));
