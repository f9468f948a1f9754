import { slot, TOP, value } from './define';

/** Where the lower edge falls. */
export const LENGTH = slot(
  'length',
  {
    cropped: value(TOP),
    waist: value(TOP),
    'high-hip': value(TOP),
    hip: value(TOP),
    tunic: value(TOP, 0, 5),
  },
  { top: 'hip' },
);
