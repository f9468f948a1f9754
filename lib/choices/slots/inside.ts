import { slot, TOP, value } from './define';

/** How raw edges are finished inside. */
export const INSIDE = slot('inside', { facings: value(TOP, 1, 30) }, { top: 'facings' });
