import { DRESS, slot, TOP, value } from './define';

/** Where the lower edge falls. */
export const LENGTH = slot(
  'length',
  {
    cropped: value(TOP),
    waist: value(TOP),
    'high-hip': value(TOP),
    hip: value(TOP),
    tunic: value(TOP, 0, 5),
    mini: value(DRESS),
    'above-knee': value(DRESS),
    knee: value(DRESS),
    midi: value(DRESS, 0, 5),
    ankle: value(DRESS, 0, 5),
    floor: value(DRESS, 0, 10),
  },
  { top: 'hip', dress: 'knee' },
);
