import { SEAM_CASING } from '../../assembly/allowances';
import { mergePlans, operation, type PlanPart } from '../../kernel/plan';
import { seam } from '../../kernel/seams';
import type { Reach } from '../lengths';
import type { ArmEnd, EndSite } from './arm-end';
import { JOINED, OVER_ARM } from './elastic';
import { RUFFLE, RUFFLE_ID, ruffleRing } from './ruffle';

/** The ruffle against what draws it in (METHODS §9: 1.5 light). */
const LEAST = 1.5;
/** A strip hardly longer than its edge is cut as long: nobody gathers so little. */
const FLAT = 1.06;
/** Of the elastic: it lies in the allowances of the seam. */
const WIDTH = 0.8;

/** As long as the edge it hangs from, which is full already, so that no gathers lie in the casing; longer where it is not. */
function ruffleLength(edge: number, closed: number): number {
  const least = LEAST * closed;
  return least > FLAT * edge ? least : edge;
}

function elasticAt(closed: number, { lines }: EndSite): PlanPart {
  const length = Math.round(closed + JOINED);
  const figures = { depth: SEAM_CASING, length, width: WIDTH };
  return {
    operations: [operation({ id: 'sleeve-elastic', operation: 'insert-seam-elastic', lines, figures })],
    notions: [{ kind: 'elastic', count: 2, length, width: WIDTH }],
    notices: [{ code: 'ruffle-drawn-in', figures: { width: WIDTH } }],
  };
}

function finishWith(closed: number, site: EndSite): PlanPart {
  const { choices, lines, length } = site;
  const long = ruffleLength(length, closed);
  const sewnOn = seam({
    id: 'sleeve-end',
    operation: 'attach-drawn-ruffle',
    a: [{ family: RUFFLE_ID, line: 'ruffle', reversed: true }],
    b: lines,
    gather: long / length,
  });
  return mergePlans(ruffleRing(choices, long, 'seam-casing'), { seams: [sewnOn] }, elasticAt(closed, site));
}

/**
 * What a gathered sleeve has for a ruffle of a depth, cm: the strip is sewn on flat, and an elastic between sleeve and
 * allowances draws up both (METHODS §5.3). Gathered on to gathers it would hold none of them.
 */
export function drawnRuffle(depth: number): ArmEnd {
  // It closes above the ruffle, where the arm is thicker than at the end of the sleeve.
  const closed = ({ arm, gain }: Reach): number => arm + gain * depth + OVER_ARM;
  return {
    ...RUFFLE,
    id: 'drawn-ruffle',
    depth: () => depth,
    edge: { role: 'seam', kind: 'seam-casing' },
    closed,
    finish: (site) => finishWith(closed(site.reach), site),
  };
}
