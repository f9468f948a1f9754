import type { Sleeve } from '../sleeve';
import { CAPE_ID } from './cape-panel';

/** The armhole stays as of bare arms; the cape is caught in it once that is drawn. */
export const CAPE_SLEEVE: Sleeve = { id: CAPE_ID, draw: () => ({}) };
