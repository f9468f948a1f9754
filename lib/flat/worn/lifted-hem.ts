import { endOf } from '@/lib/geometry/path';
import { cubic } from '@/lib/geometry/segment';
import { cyclicNeighbours } from '@/lib/geometry/sequence';
import type { Path } from '@/lib/geometry/types';
import type { Draft, Piece } from '@/lib/pattern/types';
import { risingHem } from './hanging-hem';
import type { View } from './types';

const isBody = ({ part, material }: Piece): boolean =>
  material === 'shell' && (part === 'front' || part === 'back');

/** Whether a dart opens in the lower edge of a piece. */
function isParted({ edges }: Piece): boolean {
  return cyclicNeighbours(edges).some(([own, next]) => own.line === 'hem' && next.role === 'dart');
}

/**
 * The hem of a face that rises and is parted by darts, as it hangs: sewn flat they would tilt it. Both faces are drawn
 * alike where one is parted, so that none looks out under the other.
 */
export function hungHem({ pieces, construction }: Draft, view: View, sewn: Path): Path {
  const { hemLevel, hemLiftFront = 0, hemLiftSide, hemDrop } = construction;
  const isSkirted = pieces.some(({ part }) => part.startsWith('skirt'));
  if (hemLevel === undefined || hemLiftSide === undefined || isSkirted) return sewn;
  if (!pieces.filter(isBody).some(isParted)) return sewn;
  if (hemDrop !== undefined) return risingHem(endOf(sewn).x, hemLevel + hemDrop / 2, hemDrop / 2);
  const [x, centre] = [endOf(sewn).x, hemLevel + (view === 'front' ? hemLiftFront : 0)];
  const side = hemLevel + hemLiftSide;
  return [cubic({ x: 0, y: centre }, { x: x / 3, y: centre }, { x: (2 * x) / 3, y: side }, { x, y: side })];
}
