import { edgesAlong } from '../find';
import { lengthOfAll } from '../lines';
import type { Draft } from '../types';

/** How much of half a neckline a sleeve has that reaches up to it, cm: nothing of another. */
export function sleeveNeck({ pieces }: Pick<Draft, 'pieces'>, face: 'front' | 'back'): number {
  const half = pieces.find(({ id }) => id === `sleeve-${face}`);
  return half ? lengthOfAll(edgesAlong(half, 'neckline')) : 0;
}
