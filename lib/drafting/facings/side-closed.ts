import { pathLength } from '@/lib/geometry/length';
import { SHOULDER_DART_NAME, withShoulderDart } from '../back-shapings/shoulder-dart';
import type { ShoulderDart } from '../blocks/bodice/back-shoulder';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { moveDart } from '../kernel/darts';
import { edgesOf, hasLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';

/** A dart while it lies where no facing reaches. */
export const ASIDE = 'out-of-the-way';

/** Where along that edge. */
const HALF_WAY = 0.5;

/**
 * A half with a dart closed that a facing is traced over: it opens in the lower edge instead. Where a lapped half is
 * faced down to the hem it opens on the far side of that facing.
 */
function openedBelow(half: Panel, dart: string, beyondLap: boolean, share = HALF_WAY): Panel {
  const hem = edgesOf(half, 'hem').at(beyondLap ? -1 : 0);
  if (!hem) throw new Error(`${half.id} has no lower edge`);
  const at = (beyondLap ? hem.from : 0) + share * pathLength(hem.path);
  return moveDart(half, { from: dart, to: ASIDE, line: 'hem', at });
}

/** The front with its side closed. */
export function sideClosed(front: Panel, beyondLap = false, share = HALF_WAY): Panel {
  return openedBelow(front, BUST_DART, beyondLap, share);
}

/** The back with its shoulder dart open in it, where it has both: a facing that goes far below the tip has it sewn too. */
export const shoulderDarted = (back: Panel, dart: ShoulderDart | undefined): Panel =>
  dart && hasLine(back, 'shoulder') ? withShoulderDart(back, dart) : back;

/** The back with its shoulder closed, where a dart lies open in that. */
export function shoulderClosed(back: Panel, dart: ShoulderDart | undefined, beyondLap = false): Panel {
  const darted = shoulderDarted(back, dart);
  return darted === back ? back : openedBelow(darted, SHOULDER_DART_NAME, beyondLap);
}
