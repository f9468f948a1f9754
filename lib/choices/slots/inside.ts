import { DRESS_JACKET, EVERY, slot, TOP_DRESS, value } from './define';

/** How raw edges are finished inside. */
export const INSIDE = slot(
  'inside',
  {
    'bias-binding': value(TOP_DRESS, 1, 25),
    facings: value(EVERY, 1, 30),
    lining: value(DRESS_JACKET, 4, 240),
  },
  { top: 'facings', dress: 'facings', jacket: 'lining' },
);
