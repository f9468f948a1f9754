import { pathLength, subPath } from '@/lib/geometry/length';
import { endOf, reversePath, startOf, withEnd } from '@/lib/geometry/path';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import { INNER } from '../facings/trace';
import { edgesOf, hasLine, lineLength } from '../kernel/lines';
import { edge, type Panel } from '../kernel/panel';
import type { GarmentPlan } from '../kernel/plan';
import { splitLine } from '../kernel/split';
import type { Face } from './halves';
import type { JoinedHem } from './joined-hem';

/** The lower end of a facing's free edge, where the facing of the hem is sewn to it. */
export const INNER_AT_HEM = `${INNER}@hem` as const;
/** The end of a strip that is sewn there. */
export const STRIP_END = 'end';
/** The end that is turned in with the allowance of a slit or a vent. */
export const CAUGHT_END = 'end@slit';

/** The facing of a lapped edge that comes down to the hem; nothing where none does. */
export function edgeFacingOf({ panels }: GarmentPlan, face: Face): Panel | undefined {
  return panels.find(
    (own) =>
      own.part === 'facing' &&
      own.material === 'shell' &&
      [`facing-${face}`, `skirt-facing-${face}`].includes(own.id) &&
      hasLine(own, 'hem'),
  );
}

/** What of a hem the facing of its edge leaves to face: from its free edge to the side. */
export function besideFacing(half: JoinedHem, facing: Panel): JoinedHem {
  const hem = subPath(half.hem, lineLength(facing, 'hem'), pathLength(half.hem));
  const inner = reversePath(firstOf(edgesOf(facing, INNER)).path);
  return { ...half, hem, centre: edge(STRIP_END, withEnd(inner, startOf(hem))) };
}

/** The facing of an edge, its foot sewn to the hem and the lower end of its free edge to a strip so high there. */
export function footSewn(facing: Panel, height: number): Panel {
  const { from } = firstOf(edgesOf(facing, INNER));
  const cut = splitLine(facing, INNER, from + height);
  const foot = endOf(lastOf(edgesOf(facing, 'hem')).path);
  const edges = cut.edges.map((own) => {
    if (own.line === 'hem') return { ...own, role: 'seam' as const, kind: 'enclosed' as const };
    const begins = own.line === INNER && startOf(own.path).x === foot.x && startOf(own.path).y === foot.y;
    return begins
      ? { ...own, line: INNER_AT_HEM, from: 0, role: 'seam' as const, kind: 'seam' as const }
      : own;
  });
  return { ...cut, edges };
}
