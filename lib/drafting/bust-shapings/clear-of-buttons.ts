import { AppError } from '@/lib/errors/app-error';
import { boundingBox } from '@/lib/geometry/bounds';
import { flatten } from '@/lib/geometry/flatten';
import type { Panel } from '../kernel/panel';

/** A seam that would run into a button or its hole keeps so far off them, and lies as little higher or lower as that asks (H). */
const OFF_BUTTONS = 0.8;
export const MOVED = { up: 2.5, down: 2.5, step: 0.25 };
/** A waist dart ends so far below the seam, cm (INVARIANTS B2). */
const CLEAR_TIP = 1.6;

/** From where to where buttons and their holes take up the height of a front. */
function buttonedHeights({ marks }: Panel): [number, number][] {
  return marks
    .filter(({ kind }) => kind === 'button' || kind === 'buttonhole')
    .map(({ at, length = 0, angle = 0 }) => {
      const end = at.y + length * Math.sin((angle * Math.PI) / 180);
      return [Math.min(at.y, end), Math.max(at.y, end)];
    });
}

/** The height of the seam, or the nearest that is clear of buttons, no more than `up` above it. Refuses a front on which they leave it none. */
export function clearHeight(front: Panel, usual: number, up = MOVED.up): number {
  const taken = buttonedHeights(front);
  const tips = front.internals
    .filter(({ kind }) => kind === 'fisheye-dart')
    .map(({ path }) => boundingBox(flatten(path)).maxY);
  const isClear = (y: number) =>
    tips.every((tip) => y >= tip + CLEAR_TIP) &&
    taken.every(([from, to]) => y < from - OFF_BUTTONS || y > to + OFF_BUTTONS);
  for (let by = 0; by <= MOVED.down; by += MOVED.step) {
    if (by <= up && isClear(usual + by)) return usual + by;
    if (isClear(usual - by)) return usual - by;
  }
  throw new AppError('incompatible-choices', { fields: ['bust-shaping', 'opening'] });
}
