import { EVERY, slot, value } from './define';
import { SLEEVE } from './sleeve';
import { having } from './traits';

export const SLEEVE_LENGTH = slot(
  'sleeve-length',
  { short: value(EVERY), elbow: value(EVERY), 'three-quarter': value(EVERY, 0, 5), long: value(EVERY, 0, 5) },
  { top: 'short', dress: 'short', jacket: 'long' },
  having(SLEEVE, ({ length }) => length),
);
