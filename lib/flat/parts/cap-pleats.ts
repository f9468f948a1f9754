import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { polyline } from '@/lib/geometry/path';
import { add, rotate, scale, unit } from '@/lib/geometry/point';
import type { Piece } from '@/lib/pattern/types';
import { line } from '../ink';
import { onShoulders } from '../worn/halves';
import type { FlatPart } from './part';

/** Where the folds leave the armhole, as shares of it from the underarm, and how long they are drawn, cm. */
const FOLDS = [0.83, 0.93];
const LONG = 3.6;
/** Outward from the armhole where it meets the shoulder, degrees. */
const OUT = -66;

/** The cap of a sleeve is laid in pleats. */
export const isPleatedCap = ({ internal }: Piece): boolean =>
  internal.some(({ id }) => id.startsWith('pleat-cap-'));

/** The pleats of a cap, beside the shoulder. */
export const capPleats: FlatPart = (worn) => {
  const { near, sleeve } = worn;
  if (!sleeve || !isPleatedCap(sleeve.piece)) return [];
  const { armhole } = near.lines;
  const length = pathLength(armhole);
  const out = unit(rotate(tangentAtLength(armhole, length), { x: 0, y: 0 }, OUT));
  return FOLDS.flatMap((share) => {
    const foot = pointAtLength(armhole, share * length);
    const fold = polyline(foot, add(foot, scale(out, LONG)));
    return onShoulders(worn, (side) => [line(side(fold), 'seam', 'sleeve/pleats')]);
  });
};
