import type { BackShaping } from './shaping';

/** Shaped by its seams alone. */
export const NONE: BackShaping = {
  id: 'none',
  atWaist: false,
  shape: ({ bodice }) => ({ back: bodice.back }),
};
