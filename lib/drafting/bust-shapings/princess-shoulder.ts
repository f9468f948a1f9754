import { closestPlace } from '@/lib/geometry/closest';
import { lerp } from '@/lib/geometry/point';
import { lastOf } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { edgesOf, pointOnLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { bodyShoulder } from '../kernel/shoulder';
import { princess } from './princess';

/** The seam begins in the middle of the shoulder, or as much nearer to its tip as a wide neckline asks. */
const SHARES = [0.5, 0.4, 0.3, 0.22];
const CLEAR_OF_NECKLINE = 2;
const SAMPLES = [0.2, 0.35, 0.5, 0.65, 0.8, 0.95];

/** How near the straight way from the bust point to a place on the shoulder comes to the neckline, cm. */
function clearance(front: Panel, bust: Point, place: Point): number {
  const neckline = edgesOf(front, 'neckline');
  const reach = (p: Point) => Math.min(...neckline.map(({ path }) => closestPlace(path, p).distance));
  return Math.min(...SAMPLES.map((share) => reach(lerp(bust, place, share))));
}

function shoulderPlace(front: Panel): number {
  const { bustPoint } = front.landmarks;
  if (!bustPoint) throw new Error('The front has no bust point');
  const { at } = bodyShoulder(front);
  const clear = (share: number) =>
    clearance(front, bustPoint, pointOnLine(front, 'shoulder', at(share))) >= CLEAR_OF_NECKLINE;
  return at(SHARES.find(clear) ?? lastOf(SHARES));
}

/** Panels from the shoulder over the bust to the lower edge. */
export const PRINCESS_SHOULDER = princess({
  id: 'princess-shoulder',
  line: 'shoulder',
  at: shoulderPlace,
});
