import { onePiece } from './one-piece';

/** A plain set-in sleeve (METHODS §5.1). */
export const SET_IN = onePiece({ id: 'set-in' });
