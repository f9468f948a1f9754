import { EVERY, slot, value } from './define';

/** How raw edges are finished inside. */
export const INSIDE = slot(
  'inside',
  { facings: value(EVERY, 1, 30) },
  { top: 'facings', dress: 'facings', jacket: 'facings' },
);
