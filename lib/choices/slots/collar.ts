import { EVERY, slot, TOP_DRESS, value } from './define';

/** What stands or lies on the neckline. */
export const COLLAR = slot(
  'collar',
  {
    none: value(EVERY),
    stand: value(EVERY, 2, 35),
    shirt: value(TOP_DRESS, 3, 75),
    'peter-pan': value(TOP_DRESS, 2, 40),
    bow: value(TOP_DRESS, 2, 40),
    shawl: value(EVERY, 4, 90),
    notched: value(EVERY, 4, 110),
    ruffle: value(TOP_DRESS, 1, 35),
    funnel: value(TOP_DRESS, 1, 15),
  },
  { top: 'none', dress: 'none', jacket: 'notched' },
);
