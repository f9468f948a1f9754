import type { Collar } from './collar';

/** The neckline as it is cut. */
export const NONE: Collar = { id: 'none', draw: () => ({}) };
