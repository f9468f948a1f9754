import type { Opening } from './opening';

/** Pulled on over the head: nothing to open. */
export const NONE: Opening = {
  id: 'none',
  open: ({ back, front }) => ({
    back,
    front,
    seams: [],
    operations: [],
    notions: [],
    construction: {},
    notices: [],
  }),
};
