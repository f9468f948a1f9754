import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import { linePath } from '../kernel/lines';
import { edge, type Panel } from '../kernel/panel';
import { replaceRun } from '../kernel/replace';
import { joinAtCentre } from '../openings/parted';

const FOLD = { role: 'fold', kind: 'none' } as const;

/**
 * The back that a facing is traced from at its fold: plumb all the way, though the seam of the shell is shaped below the
 * bust line. Where a low facing reaches that far, its free edge lies over a seam that leaves it by a hair.
 */
export function wholeBack(back: Panel): Panel {
  if (back.cut.onFold) return back;
  const joined = joinAtCentre(back);
  const centre = linePath(joined, 'centre');
  const [top, end] = [startOf(centre), endOf(centre)];
  if (centre.every(({ kind, b }) => kind === 'line' && b.x === top.x)) return joined;
  const foot = { x: top.x, y: end.y };
  const across = distance(foot, end) > 1e-6 ? [edge('hem', polyline(foot, end), { role: 'hem' })] : [];
  return replaceRun(joined, 'centre', 'centre', [edge('centre', polyline(top, foot), FOLD), ...across]);
}
