import { SEAM_CASING } from '@/lib/drafting/assembly/allowances';
import type { Turn } from '@/lib/operations/action';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { TURNED_ONCE } from '../jobs/overcast-edges';

/** What has to be known of a garment: whether a lining hides its hem. */
interface Known {
  readonly hidden: 'yes' | 'no';
}

/** What is turned along an edge, and where that is sewn. */
export interface Turning {
  /** How much of the allowance is seen, cm: its own edge may be turned in once more. */
  readonly seen: (edge: EdgeView) => number;
  /** How far from the fold it is stitched down, cm; at both its ends, across the fold, when absent. */
  readonly stitched?: (edge: EdgeView, facts: Known) => number;
  /** Its cut edge is overcast first. */
  readonly overcast?: boolean;
  /** How much stays open at the seam that joins its ends, cm. */
  readonly open?: number;
}

/** Beside a fold, beside an overcast edge, from the edge of a casing turned in, cm. */
const AT_FOLD = 0.1;
const AT_EDGE = 0.2;
const TURNED_IN = 0.6;
/** To draw an elastic in, cm. */
const THREADING = 2;
/** A lining is sewn to this much of the edge of a hem, cm: the hem is caught below. */
const LEFT_FREE = 1;

const isTwice = ({ allowance }: EdgeView): boolean => allowance <= TURNED_ONCE;
const hemSeen = (edge: EdgeView): number => (isTwice(edge) ? edge.allowance / 2 : edge.allowance);

function hemStitched(edge: EdgeView, { hidden }: Known): number {
  if (isTwice(edge)) return edge.allowance / 2 - AT_FOLD;
  return edge.allowance - (hidden === 'yes' && edge.allowance > 2 * LEFT_FREE ? LEFT_FREE : AT_EDGE);
}

const casingSeen = ({ allowance }: EdgeView): number => allowance - TURNED_IN;

const allAllowance = ({ allowance }: EdgeView): number => allowance;

export const TURNINGS: Readonly<Record<Turn, Turning>> = {
  /** Narrow ones are turned in twice and stitched beside their inner fold, deep ones beside their overcast edge. */
  hem: { seen: hemSeen, stitched: hemStitched },
  /** Folded to the right side its ends are stitched, so that they are clean once it is turned. */
  'faced-ends': { seen: hemSeen, overcast: true },
  casing: { seen: casingSeen, stitched: (edge) => casingSeen(edge) - AT_FOLD, open: THREADING },
  /** The elastic runs down its middle. */
  threaded: { seen: casingSeen, stitched: (edge) => casingSeen(edge) / 2 },
  /** Both allowances of a seam, overcast by then: stitched down, the elastic between them and the sleeve. */
  'seam-casing': { seen: allAllowance, stitched: () => SEAM_CASING, open: THREADING },
  'seam-threaded': { seen: allAllowance, stitched: () => SEAM_CASING / 2 },
  /** The allowance turned in by half, and stitched round beside that fold. */
  half: {
    seen: ({ allowance }) => allowance / 2,
    stitched: ({ allowance }) => allowance / 2 - AT_FOLD,
  },
};
