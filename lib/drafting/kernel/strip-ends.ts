import { mirrorPathX, polyline, reversePath } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import type { AllowanceKind, PanelEdge, PanelLine } from './panel';
import { stretches } from './stretches';

/** How an end of a strip is finished: sewn to itself, to the twin of the piece, left to be sewn on, or cut as drawn. */
export type StripEnd = 'closed' | 'joined' | 'raw' | 'cut';

/** The shape of an end: square, running to a point in the middle of the finished width, or slanted towards the fold. */
export type StripTip = 'square' | 'pointed' | 'slanted';

/** Share of the width by which a point stands out. */
const POINT = 0.6;

/** Half an end from the open edge to the fold, y telling how far each point lies back from the very end. */
function endPoints(tip: StripTip, width: number): Point[] {
  const back = { x: width, y: POINT * width };
  if (tip === 'pointed') return [back, { x: width / 2, y: 0 }, { ...back, x: 0 }];
  if (tip === 'slanted') return [back, { x: 0, y: 0 }];
  return [
    { x: width, y: 0 },
    { x: 0, y: 0 },
  ];
}

/** The far end, from the open edge to the fold. */
export function tipPath(tip: StripTip, length: number, width: number): Path {
  return polyline(...endPoints(tip, width).map(({ x, y }) => ({ x, y: length - y })));
}

/** The near end, from the fold to the open edge: there the outline goes the other way. */
export function startPath(tip: StripTip, width: number): Path {
  return polyline(...endPoints(tip, width).reverse());
}

/** What lies beyond an end that is sewn to nothing yet. */
const LEFT_OPEN: Partial<Record<StripEnd, AllowanceKind>> = { raw: 'seam', cut: 'none' };

/** The outline of one half end, and its image beyond the fold. */
export function endEdges(line: PanelLine, half: Path, how: StripEnd): [PanelEdge[], PanelEdge[]] {
  const kind = LEFT_OPEN[how];
  const options = kind ? ({ role: 'finished', kind } as const) : {};
  const image = reversePath(mirrorPathX(half));
  return [stretches(`${line}@right`, half, options), stretches(`${line}@left`, image, options)];
}
