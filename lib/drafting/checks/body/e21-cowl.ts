import { catenary } from '@/lib/geometry/catenary';
import { endOf, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import { halfOf } from '@/lib/pattern/halves';
import { landmarkOn } from '@/lib/pattern/landmarks';
import { pathOf } from '@/lib/pattern/lines';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { hung } from '../context/hung';
import type { Reading } from '../result';
import { atLeast, atMost, defineRule } from '../rule';

/** The fold stays so far above the bust points, or the cloth would rest on them and not fall. */
const ABOVE_BUST = atLeast(6 - 0.05);
const LEVEL = atMost(0.02);

function foldReadings(context: MeasuredDraft, view: PieceView): Reading[] {
  const { draft } = context;
  const fold = halfOf(view.piece, 'right').internal.find(({ id }) => id === 'cowl-fold');
  const bust = landmarkOn(context, 'front', 'bustPoint');
  if (!fold || !bust) return [];
  const path = pathOf(fold);
  const ends = [startOf(path), endOf(path)] as const;
  const [corner, centre] = ends[0].x > ends[1].x ? ends : ([ends[1], ends[0]] as const);
  const worn = hung(draft, corner);
  const drop = draft.construction.cowlDrop ?? Number.NaN;
  return [
    {
      figure: Math.abs(distance(corner, centre) - catenary(worn.x, drop).length),
      where: `${view.id}: edge as it hangs`,
    },
    { figure: Math.hypot(corner.y - centre.y, centre.x), where: `${view.id}: edge level`, limits: LEVEL },
    { figure: worn.y - drop - bust.at.y, where: `${view.id}: fold above the bust`, limits: ABOVE_BUST },
  ];
}

/** INVARIANTS E21. */
export const E21 = defineRule({
  id: 'E21',
  title: 'A cowl is as wide as its fold hangs',
  limits: atMost(0.1),
  read: (context) => {
    const found = context.pieces.flatMap((view) => foldReadings(context, view));
    const isMissing = context.draft.construction.cowlDrop !== undefined && found.length === 0;
    return isMissing ? [{ figure: Number.NaN, where: 'no fold to hang' }] : found;
  },
});
