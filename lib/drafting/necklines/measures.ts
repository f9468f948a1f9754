import type { Choices } from '@/lib/choices/types';
import type { Notice } from '@/lib/pattern/types';
import type { BodicePoints } from '../blocks/bodice/points';
import { isHaltered } from '../sleeves/straps';
import { widestBeside } from './beside-shoulder-line';
import { held } from './held';
import type { Shapes } from './shapes';

/** Shoulder seam left beside the widest neckline. */
const LEAST_SHOULDER = 3.5;

function leastShoulder(sizes: Choices['sizes']): number {
  return Math.min(LEAST_SHOULDER, sizes['strap-width'] ?? LEAST_SHOULDER);
}
/** The back drops by at least this share of what the shoulder point moves out (METHODS §4). */
const BACK_DROP = 0.4;
export interface Measures {
  readonly width: number;
  readonly frontDepth: number;
  readonly backDepth: number;
  readonly notices: readonly Notice[];
}

/** Width and depths as asked, as far as the shoulder and the bust leave room; what is held back is told. */
export function measuresFor(points: BodicePoints, choices: Choices, { front, back }: Shapes): Measures {
  const { sizes } = choices;
  const { tip, sideNeck, neckPit, bust } = points.front;
  const seam = Math.hypot(tip.x - sideNeck.x, tip.y - sideNeck.y);
  const asked = { width: sizes['neckline-front-width'] ?? 0, depth: sizes['neckline-front-depth'] ?? 0 };
  const room = Math.min(seam - leastShoulder(sizes), widestBeside(points, choices, asked.width, asked.depth));
  const width = held('neckline-width-limited', asked.width, 0, room);
  const lowest = neckPit.y - bust.y - front.clearance.front;
  const frontDepth = held('neckline-depth-limited', asked.depth, 0, lowest);
  const lowestBack = points.levels.nape - back.clearance.back;
  const least = BACK_DROP * width.value;
  const backDepth = held('back-neckline-adjusted', sizes['neckline-back-depth'] ?? 0, least, lowestBack);
  // Above a back left bare nothing is cut to this depth.
  const backNotices = isHaltered(choices) ? [] : backDepth.notices;
  return {
    width: width.value,
    frontDepth: frontDepth.value,
    backDepth: backDepth.value,
    notices: [...width.notices, ...frontDepth.notices, ...backNotices],
  };
}
