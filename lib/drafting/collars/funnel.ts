import type { Collar } from './collar';

/** Grown on to front and back, so that nothing is added: the neckline is drawn higher, and faced like any other. */
export const FUNNEL: Collar = { id: 'funnel', draw: () => ({}) };
