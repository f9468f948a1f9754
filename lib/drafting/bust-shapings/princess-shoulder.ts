import { onRaglan } from './place';
import { princess } from './princess';
import { shoulderPlace } from './shoulder-place';

/** The seam begins in the middle of the shoulder, or as much nearer to its tip as a wide neckline asks. */
const PLACES = { shares: [0.5, 0.4, 0.3, 0.22], line: 'neckline', least: 2 } as const;
/** Where its way to the shoulder crosses a raglan seam. */
const OF_RAGLAN = 0.53;

/** Panels from the shoulder over the bust to the lower edge. */
export const PRINCESS_SHOULDER = princess({
  id: 'princess-shoulder',
  at: (front) => onRaglan(front, OF_RAGLAN) ?? { line: 'shoulder', at: shoulderPlace(front, PLACES) },
});
