import { WORN_COLLARS } from '../collars/registry';
import type { Worn } from '../worn/types';
import type { FlatPart } from './part';

const wornCollar = ({ draft }: Worn) => WORN_COLLARS[draft.choices.options.collar ?? 'none'];

/** What shows of the collar behind the neck, from inside. */
export const farCollar: FlatPart = (worn) => wornCollar(worn)?.far?.(worn) ?? [];

/** The collar on the face one looks at. */
export const nearCollar: FlatPart = (worn) => wornCollar(worn)?.near(worn) ?? [];
