import { DRESS_JACKET, EVERY, slotWith, TOP_DRESS, value } from './define';

interface InsideTraits {
  /** Edges are turned by a facing. */
  readonly faced: boolean;
}

/** How raw edges are finished inside. */
export const INSIDE = slotWith<InsideTraits>()(
  'inside',
  {
    'bias-binding': { ...value(TOP_DRESS, 1, 25), faced: false },
    facings: { ...value(EVERY, 1, 30), faced: true },
    lining: { ...value(DRESS_JACKET, 4, 240), faced: true },
  },
  { top: 'facings', dress: 'facings', jacket: 'lining' },
  { word: 'facing' },
);
