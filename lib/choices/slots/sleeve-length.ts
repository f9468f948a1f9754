import { EVERY, slotWith, value } from './define';
import { SLEEVE } from './sleeve';
import { having } from './traits';

interface SleeveLengthTraits {
  /** It passes the elbow. */
  readonly coversForearm: boolean;
}

export const SLEEVE_LENGTH = slotWith<SleeveLengthTraits>()(
  'sleeve-length',
  {
    short: { ...value(EVERY), coversForearm: false },
    elbow: { ...value(EVERY), coversForearm: false },
    'three-quarter': { ...value(EVERY, 0, 5), coversForearm: true },
    long: { ...value(EVERY, 0, 5), coversForearm: true },
  },
  { top: 'short', dress: 'short', jacket: 'long' },
  { word: 'arm-length', needs: having(SLEEVE, ({ length }) => length) },
);
