import type { Point } from '@/lib/geometry/types';
import type { Panel } from '../kernel/panel';

/** A free edge passes so far over the end of the bust dart, and each place of it lies so far below the one before. */
const OVER_BUST = 1;
const APART = 0.7;

/** Places that lie outside the plumb part and off the end of the bust dart. */
export function pastBust(panel: Panel, places: readonly Point[], inner: number): Point[] {
  const bust = panel.landmarks.bustPoint;
  return places.filter((p) => p.x > inner + 0.5 && (!bust || p.x < bust.x || p.y > bust.y + OVER_BUST));
}

/** The same, those beside the end of the bust dart led just over it instead of left out. */
export function pastBustLed(panel: Panel, places: readonly Point[], inner: number): Point[] {
  const bust = panel.landmarks.bustPoint;
  const least = bust ? bust.y + OVER_BUST + APART : -Infinity;
  const led = places.map((p) => (bust && p.x >= bust.x ? { x: p.x, y: Math.max(p.y, least) } : p));
  return pastBust(panel, led, inner).filter((p, i, all) => p.y < (all[i - 1]?.y ?? Infinity) - APART);
}
