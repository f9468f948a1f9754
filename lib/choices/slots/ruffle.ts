import { slot, TOP_DRESS, value } from './define';

/** A gathered strip along an edge. */
export const RUFFLE = slot(
  'ruffle',
  {
    none: value(TOP_DRESS),
    hem: value(TOP_DRESS, 1, 45),
    neckline: value(TOP_DRESS, 1, 35),
    shoulder: value(TOP_DRESS, 2, 40),
  },
  { top: 'none', dress: 'none' },
  { word: 'ruffle' },
);
