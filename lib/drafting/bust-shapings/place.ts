import { tangentAtLength } from '@/lib/geometry/length';
import { polyline } from '@/lib/geometry/path';
import { perp, sub, turnDegrees } from '@/lib/geometry/point';
import { hasLine, lineLength, linePath, pointOnLine } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { onBareEdge } from '../one-shoulder/on-bare-edge';
import { BODY_LINE } from '../sleeves/raglan/style-line';

/** A place on the outline: a line, and how far along it. */
export interface Place {
  readonly line: PanelLine;
  readonly at: number;
}

/** A place of the whole front on one cut away there: where the straight way to it from the bust point leaves the cloth. */
export function placedOn(front: Panel, whole: Panel, place: Place): Place {
  const { bustPoint } = front.landmarks;
  if (!bustPoint || hasLine(front, place.line)) return place;
  return onBareEdge(front, polyline(bustPoint, pointOnLine(whole, place.line, place.at)));
}

/** By how much a dart to a place misses being square to the edge there, degrees. */
export function aslant(front: Panel, { line, at }: Place): number {
  const { bustPoint } = front.landmarks;
  if (!bustPoint) throw new Error('The front has no bust point');
  const inward = perp(tangentAtLength(linePath(front, line), at));
  return Math.abs(turnDegrees(inward, sub(bustPoint, pointOnLine(front, line, at))));
}

/**
 * A raglan seam takes the shoulder and the upper armhole over to the sleeve, and what would open there with them: it
 * opens in that seam, at a share of its way from the armhole to the neckline (METHODS §5.3).
 */
export function onRaglan(front: Panel, share: number): Place | undefined {
  if (!hasLine(front, BODY_LINE)) return undefined;
  return { line: BODY_LINE, at: share * lineLength(front, BODY_LINE) };
}
