import { AppError } from '@/lib/errors/app-error';
import { closestPlace } from '@/lib/geometry/closest';
import { lerp } from '@/lib/geometry/point';
import { lastOf } from '@/lib/geometry/sequence';
import { edgesOf, pointOnLine } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { bodyShoulder } from '../kernel/shoulder';

/** Where a line over the bust may begin on the shoulder, as shares of it from its tip, and what it has to keep clear of. */
interface ShoulderPlaces {
  readonly shares: readonly [number, ...number[]];
  readonly line: PanelLine;
  /** Cloth between the two, cm. */
  readonly least: number;
}

/** On a strap no more can be asked for than the middle of it leaves. */
const OF_STRAP = 0.45;
const SAMPLES = [0.2, 0.35, 0.5, 0.65, 0.8, 0.95];

/** How near the straight way from the bust point to a place of the shoulder comes to a line of the outline, cm. */
function clearance(front: Panel, line: PanelLine, at: number): number {
  const { bustPoint } = front.landmarks;
  if (!bustPoint) throw new Error('The front has no bust point');
  const place = pointOnLine(front, 'shoulder', at);
  const edges = edgesOf(front, line);
  const reach = (share: number) =>
    Math.min(...edges.map(({ path }) => closestPlace(path, lerp(bustPoint, place, share)).distance));
  return Math.min(...SAMPLES.map(reach));
}

/** Nearer than this to neckline or armhole there is no cloth to sew. */
const NO_CLOTH = 0.3;

/**
 * The first of the places that leaves its cloth, or else the last, as a length along the shoulder. Refuses a bust so far
 * beside a strap that the way there leaves the cloth.
 */
export function shoulderPlace(front: Panel, { shares, line, least }: ShoulderPlaces): number {
  const { at, length } = bodyShoulder(front);
  const asked = Math.min(least, OF_STRAP * length);
  const place = at(shares.find((share) => clearance(front, line, at(share)) >= asked) ?? lastOf(shares));
  if ((['neckline', 'armhole'] as const).some((each) => clearance(front, each, place) < NO_CLOTH))
    throw new AppError('incompatible-choices', { fields: ['bust-shaping', 'sleeve'] });
  return place;
}
