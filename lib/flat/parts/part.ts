import type { Item } from '@/lib/drawing/types';
import type { Worn } from '../worn/types';

/**
 * Something a technical drawing can show. It looks at the garment and draws what it finds there, or nothing: a part
 * never needs to be told whether it applies.
 */
export type FlatPart = (worn: Worn) => readonly Item[];
