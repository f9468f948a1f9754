import { cyclic, item } from '@/lib/geometry/sequence';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { Joint, Side } from '@/lib/pattern/seam-view';
import type { LineName } from '@/lib/pattern/types';

/** Joints where a line of the given name, or an edge of the given kind, runs on across the seam. */
export function jointsWhere(
  { joints }: MeasuredDraft,
  runsOn: (edge: EdgeView) => boolean,
  seamLine?: (line: Side['line']) => boolean,
): Joint[] {
  return joints.filter(
    ({ a, b, seam }) =>
      !seam.selfPaired && runsOn(a.beyond) && runsOn(b.beyond) && (seamLine?.(seam.a.line) ?? true),
  );
}

export const onLine =
  (line: LineName) =>
  (edge: EdgeView): boolean =>
    edge.line === line && edge.role !== 'dart';

export const onHem = (edge: EdgeView): boolean => edge.role === 'hem';

/** A corner where an edge meets the centre line of its piece: on the fold, or in a seam down the middle. */
interface CentreCorner {
  readonly edge: EdgeView;
  readonly angle: number;
}

export function centreCorners({
  pieces,
}: MeasuredDraft): { view: (typeof pieces)[number]; corner: CentreCorner }[] {
  return pieces.flatMap((view) =>
    view.edges.flatMap((edge, i) => {
      const next = cyclic(view.edges, i + 1);
      const angle = item(view.corners, next.index);
      if (isCentre(edge) === isCentre(next)) return [];
      return [{ view, corner: { edge: isCentre(edge) ? next : edge, angle } }];
    }),
  );
}

export function isCentre({ role, line }: EdgeView): boolean {
  return role === 'fold' || line.startsWith('centre');
}
