import { slot, TOP, value } from './define';

export const SLEEVE = slot('sleeve', { none: value(TOP), 'set-in': value(TOP, 2, 45) }, { top: 'set-in' });
