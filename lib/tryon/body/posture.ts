import type { BodyModel } from './model';
import { coordinate, Y, Z } from './place';

/** How far forward the neck leans at weight 1, radians; the lean begins at the waist. */
const LEAN = 0.1;

/**
 * The back bowed from the waist to the nape, as a mode: a long back over a short front is a stoop, the contrary an erect
 * figure. The arms hang from the shoulders as before.
 */
export function bowed({ base, arm, tapes }: BodyModel): Float64Array {
  const height = (point: 'waist' | 'nape' | 'shoulderTip') => coordinate(base, tapes.points[point], Y);
  const [waist, nape, shoulder] = [height('waist'), height('nape'), height('shoulderTip')];
  const axis = coordinate(base, tapes.points.shoulderTip, Z);
  const move = (y: number, z: number): readonly [number, number] => {
    const up = Math.max(0, y - waist);
    const within = Math.min(up, nape - waist);
    const angle = (LEAN * within) / (nape - waist);
    return [-angle * (z - axis), (angle * within) / 2 + angle * (up - within)];
  };
  const hanging = move(shoulder, axis);
  const delta = new Float64Array(base.length);
  arm.forEach((share, v) => {
    const [rise, forward] = move(base[v * 3 + Y] as number, base[v * 3 + Z] as number);
    delta[v * 3 + Y] = (1 - share) * rise + share * hanging[0];
    delta[v * 3 + Z] = (1 - share) * forward + share * hanging[1];
  });
  return delta;
}
