import { leastDistance } from '@/lib/geometry/closest';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import type { Path } from '@/lib/geometry/types';
import type { Notice } from '@/lib/pattern/types';
import { edgesOf } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { KEYHOLE } from '../openings/keyhole';
import { INNER } from './trace';

/** A neck facing narrower than this flips out where its neckline is clipped, cm (H). */
export const LEAST_WIDTH = 4;
/** Between two places at which the width is taken. */
const STEP = 0.5;

function placesAlong(path: Path) {
  const length = pathLength(path);
  const count = Math.ceil(length / STEP);
  return Array.from({ length: count + 1 }, (_, i) => pointAtLength(path, (i / count) * length));
}

/** Least width of a facing between its neckline, a slit in it included, and its free edge, cm. */
export function narrowest(facing: Panel): number {
  const sewn = (['neckline', KEYHOLE] as const).flatMap((line) => edgesOf(facing, line));
  const free = edgesOf(facing, INNER);
  return Math.min(
    ...sewn.flatMap(({ path }) => {
      const places = placesAlong(path);
      return free.map((inner) => leastDistance(places, inner.path));
    }),
  );
}

/** Said where neckline and armhole leave no room for a facing that stays turned in by itself. */
export function narrowNotices(facings: readonly Panel[]): Notice[] {
  const width = Math.min(...facings.map(narrowest));
  if (width >= LEAST_WIDTH) return [];
  return [{ code: 'facing-narrow', figures: { width: Math.floor(width * 10) / 10 } }];
}
