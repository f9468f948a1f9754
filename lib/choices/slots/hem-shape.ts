import { slot, TOP_DRESS, value } from './define';
import { allBut } from './traits';

/** A lower edge that rises at the sides or in front asks for cloth below the hip. */
const sizes = { length: { min: 17, max: 45, default: null } };

/** The lower edge seen from the front. */
export const HEM_SHAPE = slot(
  'hem-shape',
  {
    straight: value(TOP_DRESS),
    curved: { ...value(TOP_DRESS, 1, 5), sizes },
    'high-low': { ...value(TOP_DRESS, 1, 5), sizes },
  },
  { top: 'straight', dress: 'straight' },
  { word: 'hem' },
);

export const UNEVEN = allBut(HEM_SHAPE, 'straight');
