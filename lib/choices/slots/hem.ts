import { slot, TOP, value } from './define';

export const HEM = slot(
  'hem',
  {
    rolled: value(TOP, 1, 15),
    '1-cm': value(TOP),
    '2-cm': value(TOP),
    '3-cm': value(TOP),
    '4-cm': value(TOP),
    '5-cm': value(TOP),
    faced: value(TOP, 1, 20),
  },
  { top: '2-cm' },
);
