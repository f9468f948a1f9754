import { slot, TOP_DRESS, value } from './define';
import { allBut } from './traits';

/** The lower edge seen from the front. */
export const HEM_SHAPE = slot(
  'hem-shape',
  {
    straight: value(TOP_DRESS),
    curved: value(TOP_DRESS, 1, 5),
    'high-low': value(TOP_DRESS, 1, 5),
  },
  { top: 'straight', dress: 'straight' },
  { word: 'hem' },
);

export const UNEVEN = allBut(HEM_SHAPE, 'straight');
