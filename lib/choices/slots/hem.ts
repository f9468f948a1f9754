import { slot, TOP_DRESS, value } from './define';

export const HEM = slot(
  'hem',
  {
    rolled: value(TOP_DRESS, 1, 15),
    '1-cm': value(TOP_DRESS),
    '2-cm': value(TOP_DRESS),
    '3-cm': value(TOP_DRESS),
    '4-cm': value(TOP_DRESS),
    '5-cm': value(TOP_DRESS),
    faced: value(TOP_DRESS, 1, 20),
  },
  { top: '2-cm', dress: '2-cm' },
);
