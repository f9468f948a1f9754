import { CAP_PLEATS } from './cap-pleats';
import { onePiece } from './one-piece';

/** The crown is raised over the pleats, and the edge so much longer than what closes it (METHODS §5.3). */
const RAISE = 1.2;
const EDGE = 1.3;

/** Laid in pleats on either side of the shoulder, gathered below: slashed and spread from cap to edge. */
export const PLEATED_HEAD = onePiece({
  id: 'pleated-head',
  pleated: true,
  full: ({ fitted: { width }, reach, end }) => {
    const lower = Math.max(0, EDGE * (end.closed?.(reach) ?? 0) - width);
    return { upper: CAP_PLEATS, lower, raise: RAISE, drop: 0 };
  },
});
