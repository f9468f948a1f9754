import { cubicWithTangents } from '@/lib/geometry/fit';
import { intersect } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength, subPath, tangentAtLength } from '@/lib/geometry/length';
import { angleOf, polar, scale, sub, turnDegrees } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { INNER } from '../../facings/trace';
import { cutPanel } from '../../kernel/cut';
import { hasLine, lineLength, linePath, pointOnLine } from '../../kernel/lines';
import type { Panel } from '../../kernel/panel';
import { NOTCH } from '../armhole-seam';

/** A seam begins within this share of the neckline (METHODS §5.3). */
const MOST = 0.4;
/** How much the seam is rounded over the shoulder, as a share of what it has to turn. */
const ROUND = 0.45;
const ORIGIN: Point = { x: 0, y: 0 };

export const BODY_LINE = 'raglan';
export const SLEEVE_LINE = 'raglan@sleeve';

/** A half of the bodice parted along its raglan seam. */
export interface Parted {
  readonly body: Panel;
  /** The cloth over the shoulder, which goes to the sleeve. */
  readonly yoke: Panel;
  /** Where the seam runs into the armhole, how long it is, and how it heads there. */
  readonly meets: Point;
  readonly heading: Point;
  readonly length: number;
  /** What is left of the armhole below. */
  readonly below: number;
}

function seamLine(from: Point, to: Point, heading: Point): Path {
  const way = sub(to, from);
  const rounded = angleOf(way) - ROUND * turnDegrees(way, heading);
  return [cubicWithTangents(from, polar(ORIGIN, rounded, 1), to, heading)];
}

/** The seam on what a facing leaves of the panel: from the free edge of that facing on. */
function belowFacing(path: Path, panel: Panel): Path {
  if (!hasLine(panel, INNER)) return path;
  const [crossing] = intersect(path, linePath(panel, INNER));
  if (!crossing) throw new Error(`${panel.id}: the raglan seam does not leave its facing`);
  return subPath(path, crossing.lengthA, pathLength(path));
}

/** Where a seam begins and ends. */
interface RaglanEnds {
  readonly side: 'front' | 'back';
  /** How far from the shoulder it begins in the neckline, cm. */
  readonly begins: number;
  /** It runs into the armhole so much above the notch, as a share of that. */
  readonly higher: number;
}

/**
 * Front or back parted from the neckline to the sleeve notch, running into the armhole there (METHODS §5.3), or
 * `higher`: more of it is left for the underarm of a wide arm. A lining is parted where the `whole` would be that its
 * facing was taken from.
 */
export function partAtRaglan(
  panel: Panel,
  { side, begins, higher }: RaglanEnds,
  whole: Panel = panel,
): Parted {
  const armhole = linePath(panel, 'armhole');
  const below = (NOTCH[side] + higher) * pathLength(armhole);
  const meets = pointAtLength(armhole, below);
  const heading = scale(tangentAtLength(armhole, below), -1);
  const down = Math.min(begins, MOST * lineLength(whole, 'neckline'));
  const path = belowFacing(seamLine(pointOnLine(whole, 'neckline', down), meets, heading), panel);
  const [yoke, body] = cutPanel(panel, {
    path,
    left: { line: SLEEVE_LINE },
    right: { line: BODY_LINE },
  });
  return { body, yoke, meets, heading, length: pathLength(path), below };
}
