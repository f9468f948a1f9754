import { DRESS, DRESS_JACKET, JACKET, slotWith, TOP, TOP_JACKET, value } from './define';
import { having } from './traits';

interface LengthTraits {
  /** How far down it covers the body. */
  readonly over: 'waist' | 'high-hip' | 'hip' | 'leg';
}

const over = (where: LengthTraits['over']): LengthTraits => ({ over: where });

/** Where the lower edge falls. */
export const LENGTH = slotWith<LengthTraits>()(
  'length',
  {
    cropped: { ...value(TOP), ...over('waist') },
    bolero: { ...value(JACKET), ...over('waist') },
    waist: { ...value(TOP_JACKET), ...over('waist') },
    'high-hip': { ...value(TOP), ...over('high-hip') },
    hip: { ...value(TOP_JACKET), ...over('hip') },
    tunic: { ...value(TOP, 0, 5), ...over('leg') },
    mini: { ...value(DRESS), ...over('leg') },
    'above-knee': { ...value(DRESS), ...over('leg') },
    'mid-thigh': { ...value(JACKET), ...over('leg') },
    knee: { ...value(DRESS_JACKET), ...over('leg') },
    midi: { ...value(DRESS, 0, 5), ...over('leg') },
    ankle: { ...value(DRESS, 0, 5), ...over('leg') },
    floor: { ...value(DRESS, 0, 10), ...over('leg') },
  },
  { top: 'hip', dress: 'knee', jacket: 'hip' },
);

/** Lengths that end at the waist, and those that end above the hip. */
export const TO_WAIST = having(LENGTH, ({ over }) => over === 'waist');
export const ABOVE_HIP = having(LENGTH, ({ over }) => over === 'waist' || over === 'high-hip');
