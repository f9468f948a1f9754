import { polyline } from '@/lib/geometry/path';
import { rotate } from '@/lib/geometry/point';
import { pointOnLine } from '../kernel/lines';
import type { Panel, PanelEdge, PanelInternal } from '../kernel/panel';
import { splitLine } from '../kernel/split';
import type { Mouth } from './in-seam-mouth';

/** The stretch of side seam that opens into the pocket. */
export const POCKET_MOUTH = 'side@pocket';

/** Length of the lines that mark both ends of a mouth on the garment. */
const MARK = 1;

/** Both ends of the mouth, marked on the cloth beside them. */
function mouthMarks(panel: Panel, { from, to, turn }: Mouth): PanelInternal[] {
  return [from, to].map((place, i) => {
    const end = pointOnLine(panel, 'side', place);
    const at = { x: end.x - MARK, y: end.y };
    return {
      id: `pocket-end-${i + 1}`,
      kind: 'placement',
      path: polyline(rotate(at, end, -turn), end),
    };
  });
}

/** The panel with its side opened: the mouth is a line of its own, sewn apart from the rest. */
export function opened(side: Panel, mouth: Mouth): Panel {
  const { from, to } = mouth;
  const cut = splitLine(splitLine(side, 'side', from), 'side', to);
  const isMouth = (at: number) => at > from - 1e-6 && at < to - 1e-6;
  const edges = cut.edges.map(
    (own): PanelEdge =>
      own.line === 'side' && isMouth(own.from) ? { ...own, line: POCKET_MOUTH, from: own.from - from } : own,
  );
  return { ...cut, edges, internals: [...cut.internals, ...mouthMarks(cut, mouth)] };
}
