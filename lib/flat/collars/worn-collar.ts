import type { Item } from '@/lib/drawing/types';
import type { Worn } from '../worn/types';

/** How one kind of collar is drawn: what shows behind the face one looks at, and what lies on it. */
export interface WornCollar {
  far?(worn: Worn): readonly Item[];
  near(worn: Worn): readonly Item[];
}
