import type { Sleeve } from './sleeve';

/** Bare arms. */
export const NONE: Sleeve = { id: 'none', draw: () => ({}) };
