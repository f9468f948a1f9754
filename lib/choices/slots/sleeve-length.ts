import { WITH_LENGTH } from '../sleeve-sizes';
import { EVERY, slot, value } from './define';

export const SLEEVE_LENGTH = slot(
  'sleeve-length',
  { short: value(EVERY), elbow: value(EVERY), 'three-quarter': value(EVERY, 0, 5), long: value(EVERY, 0, 5) },
  { top: 'short', dress: 'short', jacket: 'long' },
  { sleeve: WITH_LENGTH },
);
