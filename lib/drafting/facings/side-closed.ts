import { pathLength } from '@/lib/geometry/length';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { moveDart } from '../kernel/darts';
import { edgesOf } from '../kernel/lines';
import type { Panel } from '../kernel/panel';

/** The bust dart while it lies where no facing reaches. */
export const ASIDE = 'out-of-the-way';

/** Where along that edge. */
const HALF_WAY = 0.5;

/**
 * The front with its side closed: the bust dart opens in the lower edge instead. Where a lapped front is faced down to
 * the hem it opens on the far side of that facing.
 */
export function sideClosed(front: Panel, beyondLap = false, share = HALF_WAY): Panel {
  const hem = edgesOf(front, 'hem').at(beyondLap ? -1 : 0);
  if (!hem) throw new Error('The front has no lower edge');
  const at = (beyondLap ? hem.from : 0) + share * pathLength(hem.path);
  return moveDart(front, { from: BUST_DART, to: ASIDE, line: 'hem', at });
}
