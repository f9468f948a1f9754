import type { CollarName } from '@/lib/drafting/collars/registry';
import { chosenIfAny } from '@/lib/drafting/garments/chosen';
import { WORN_COLLARS } from '../collars/registry';
import type { Worn } from '../worn/types';
import type { FlatPart } from './part';

/** A ruffle at the neck is drawn as the collar it looks like. */
function nameOf({ draft }: Worn): CollarName | 'none' {
  const { collar = 'none', ruffle } = draft.choices.options;
  return collar === 'none' && ruffle === 'neckline' ? 'ruffle' : collar;
}

const wornCollar = (worn: Worn) => chosenIfAny(WORN_COLLARS, nameOf(worn));

/** What shows of the collar behind the neck, from inside. */
export const farCollar: FlatPart = (worn) => wornCollar(worn)?.far?.(worn) ?? [];

/** The collar on the face one looks at. */
export const nearCollar: FlatPart = (worn) => wornCollar(worn)?.near(worn) ?? [];
