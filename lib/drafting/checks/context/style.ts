import { backTraits } from '@/lib/choices/slots/neckline-back';
import { frontTraits } from '@/lib/choices/slots/neckline-front';
import { OPENING } from '@/lib/choices/slots/opening';
import type { Options } from '@/lib/choices/slots/registry';
import { traitsOf } from '@/lib/choices/slots/traits';
import { isOneSided } from '@/lib/drafting/one-shoulder/one-sided';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Draft } from '@/lib/pattern/types';
import { dropsAside } from '../../hems/drops';

/** Whether the style wants a corner where this edge meets the centre line of its piece. */
export function turnsAtCentre({ choices }: Draft, view: PieceView, edge: EdgeView): boolean {
  const { options } = choices;
  if (edge.line === 'neckline' || edge.line === 'outer') {
    if (view.face === 'none') return false;
    return isPointed(options, view.face) || isLapped(options) || isOneSided({ options });
  }
  return edge.role === 'hem' && (options['hem-shape'] === 'curved' || dropsAside(choices));
}

/** Whether a neckline comes to a point at the centre by design (INVARIANTS D6). */
function isPointed(options: Options, face: 'front' | 'back'): boolean {
  const traits = face === 'front' ? frontTraits(options) : backTraits(options);
  return traits?.pointed ?? false;
}

/** Whether either neckline comes to a point, so that a band on it may be mitred there. */
export function pointsAtCentre({ choices: { options } }: Draft): boolean {
  return isPointed(options, 'front') || isPointed(options, 'back');
}

/** Fronts that lie over each other: the neckline runs on past the centre. */
export function isLapped(options: Options): boolean {
  return traitsOf(OPENING, options)?.laps ?? false;
}
