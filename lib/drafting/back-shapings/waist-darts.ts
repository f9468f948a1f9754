import type { BackShaping } from './shaping';

/** Darts over the hollow of the back; the block draws them (METHODS §3.6). */
export const WAIST_DARTS: BackShaping = {
  id: 'waist-darts',
  atWaist: true,
  shape: ({ bodice }) => ({ back: bodice.back }),
};
