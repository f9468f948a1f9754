import type { EdgeView } from '@/lib/pattern/edge-view';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Draft } from '@/lib/pattern/types';

/** Necklines that come to a point at the centre by design (INVARIANTS D6). */
const POINTED = new Set(['v', 'sweetheart', 'keyhole', 'wrap']);

/** Whether the style wants a corner where this edge meets the centre line of its piece. */
export function turnsAtCentre({ choices }: Draft, view: PieceView, edge: EdgeView): boolean {
  const { options } = choices;
  if (edge.line === 'neckline' || edge.line === 'outer') {
    if (view.face === 'none') return false;
    return POINTED.has(options[`neckline-${view.face}`] ?? '') || isLapped(options.opening);
  }
  return edge.role === 'hem' && options['hem-shape'] === 'curved';
}

/** Fronts that lie over each other: the neckline runs on past the centre. */
export function isLapped(opening: string | undefined): boolean {
  return ['front-buttons', 'hidden-buttons', 'double-breasted', 'wrap', 'back-buttons'].includes(
    opening ?? '',
  );
}
