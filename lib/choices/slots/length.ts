import { DRESS, DRESS_JACKET, JACKET, slot, TOP, TOP_JACKET, value } from './define';

/** Where the lower edge falls. */
export const LENGTH = slot(
  'length',
  {
    cropped: value(TOP),
    bolero: value(JACKET),
    waist: value(TOP_JACKET),
    'high-hip': value(TOP),
    hip: value(TOP_JACKET),
    tunic: value(TOP, 0, 5),
    mini: value(DRESS),
    'above-knee': value(DRESS),
    'mid-thigh': value(JACKET),
    knee: value(DRESS_JACKET),
    midi: value(DRESS, 0, 5),
    ankle: value(DRESS, 0, 5),
    floor: value(DRESS, 0, 10),
  },
  { top: 'hip', dress: 'knee', jacket: 'hip' },
);
