import { firstOf } from '@/lib/geometry/sequence';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { ASIDE, sideClosed } from '../facings/side-closed';
import { moveDart } from '../kernel/darts';
import { edgesOf, lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { clearOf, cutAway, seamOf } from './cut-away';

/** Below the seam to the facing the bust dart of a lining opens so far down its side: its allowances do not meet there. */
const BELOW_SEAM = 3.5;

/** The hem of a lining goes on over the lap in one: its dart waits beyond the facing there too. */
const NEAR_SIDE = 0.8;

/**
 * What of a front lies below a facing of neck and armhole in one. That is traced with the bust dart closed, which its
 * free edge may cross: so the front is cut, and the dart opened again further down the side.
 */
export function belowFacing(front: Panel, facing: Panel, id: string, lapped: boolean): Panel {
  const fisheyes = front.internals.filter(({ kind }) => kind === 'fisheye-dart');
  const bare = { ...front, internals: front.internals.filter((own) => !fisheyes.includes(own)) };
  const closed = sideClosed(bare, lapped, NEAR_SIDE);
  const cut = cutAway(closed, facing, id);
  // A side cut shorter by a lifted hem begins further up.
  const at = firstOf(edgesOf(cut, 'side')).from + lineLength(cut, 'side') - BELOW_SEAM;
  const opened = moveDart(cut, { from: ASIDE, to: BUST_DART, line: 'side', at });
  return { ...opened, internals: [...opened.internals, ...clearOf(seamOf(facing, closed), fisheyes)] };
}
