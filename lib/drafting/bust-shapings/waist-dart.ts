import { intersectVertical } from '@/lib/geometry/intersect';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { waistDartName } from '../blocks/bodice/hem-edges';
import { hasDart, mergeDarts, moveDart } from '../kernel/darts';
import { edgesOf, lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { sewTipOff } from '../kernel/sewn-tip';
import type { BustShaping } from './shaping';

const TIP_OFF = 2.5;
const MOVED = 'moved-bust-dart';

/** Place on the lower edge where the dart opens: at the waist dart that is there, or plumb under the bust point. */
function mouthPlace(front: Panel): number {
  const first = edgesOf(front, 'hem')[0];
  if (!first) throw new Error('The front has no lower edge');
  if (hasDart(front, waistDartName(0))) return lineLength({ ...front, edges: [first] }, 'hem');
  const bust = front.landmarks.bustPoint;
  const [hit] = intersectVertical(first.path, bust?.x ?? 0);
  if (!hit) throw new Error('The bust point does not lie above the lower edge');
  return hit.length;
}

/** Bust and waist taken in together by darts that open in the lower edge. */
export const WAIST_DART: BustShaping = {
  id: 'waist-dart',
  atWaist: true,
  shape: (front) => {
    const name = waistDartName(0);
    const hadOne = hasDart(front, name);
    const moved = moveDart(front, {
      from: BUST_DART,
      to: hadOne ? MOVED : name,
      line: 'hem',
      at: mouthPlace(front),
    });
    const merged = hadOne ? mergeDarts(moved, MOVED, name, name) : moved;
    const second = waistDartName(1);
    return {
      front: sewTipOff(merged, name, TIP_OFF),
      darts: hasDart(front, second) ? [name, second] : [name],
      notices: [],
    };
  },
};
