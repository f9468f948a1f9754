import { slot, TOP_DRESS, value } from './define';

/** How raw edges are finished inside. */
export const INSIDE = slot(
  'inside',
  { facings: value(TOP_DRESS, 1, 30) },
  { top: 'facings', dress: 'facings' },
);
