import { onePiece } from './one-piece';

/** Spread between the notches by a share of the cap there; crown raised; the edge this much longer (METHODS §5.3). */
const SPREAD = 0.5;
const RAISE = 2.5;
const EDGE = 1.45;

/** Gathered above and below: slashed and spread from cap to edge (METHODS §5.3: cap 30–100 %, hem 30–60 %). */
export const PUFF = onePiece({
  id: 'puff',
  full: ({ capBetween, fitted: { width }, reach, end }) => {
    const upper = SPREAD * capBetween;
    const target = EDGE * Math.max(width, end.closed?.(reach) ?? 0);
    return { upper, lower: target - width, raise: RAISE, drop: 0 };
  },
});
