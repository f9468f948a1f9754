import { withKeyhole } from './keyholed';
import { NONE } from './none';
import type { Opening } from './opening';

/** Pulled on over the head through a drop-shaped slit at the nape, closed by a button and a loop. */
export const BACK_KEYHOLE: Opening = { ...withKeyhole(NONE, 'back'), id: 'back-keyhole' };
