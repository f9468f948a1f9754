import { onePiece } from './one-piece';

/** The edge against what closes it, and at least against the upper arm (METHODS §5.3: 1.5–2 of the cuff). */
const EDGE = 1.75;
const LEAST = 1.12;
/** The back of the edge hangs lower, where the arm bends (METHODS §5.3: 1.5–2.5). */
const DROP = 1.5;

/** Slim above and full below, gathered into its cuff: slashed from the edge up to the cap, which keeps its length. */
export const BISHOP = onePiece({
  id: 'bishop',
  full: ({ fitted: { width }, reach, end }) => {
    const target = Math.max(EDGE * (end.closed?.(reach) ?? 0), LEAST * width);
    return { upper: 0, lower: target - width, raise: 0, drop: DROP };
  },
});
