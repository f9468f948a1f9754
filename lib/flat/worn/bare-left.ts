import { BARE_EDGE_ROUND } from '@/lib/drafting/necklines/slanting';
import { cubicToMeeting } from '@/lib/geometry/fit';
import { endDirection, endOf } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import type { Draft } from '@/lib/pattern/types';
import { panelsOf } from './panels';
import type { View } from './types';

/** Lines that reach her shoulder, or a sleeve over it. */
const SHOULDERED: ReadonlySet<string> = new Set(['shoulder', 'raglan']);

/** Whether her left shoulder is bare on a face: that half has none. */
export const isBareLeft = (draft: Draft, view: View): boolean =>
  panelsOf(draft, view, 'left').every(({ edges }) => edges.every(({ line }) => !SHOULDERED.has(line)));

/**
 * The upper edge of a bare half as worn: level from the underarm both faces share, on into the neckline of the other half
 * at the centre. Its own line is tilted by the open bust dart.
 */
export function wornBareLeft(neckline: Path, underarm: Point): Path {
  const { x, y } = endDirection(neckline);
  return [cubicToMeeting(underarm, { x: -1, y: 0 }, endOf(neckline), { x, y: -y }, BARE_EDGE_ROUND)];
}
