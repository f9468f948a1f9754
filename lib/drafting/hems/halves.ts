import type { BodySide } from '@/lib/pattern/types';
import type { Panel } from '../kernel/panel';
import type { Lift } from '../kernel/plan';

export const FACES = ['front', 'back'] as const;
export type Face = (typeof FACES)[number];

/** A hem that is not level: how far each half is lifted, cm, from the centre to the side; the right one unless said. */
export type HemShape = (depth: number, face: Face, side?: BodySide) => Lift;

export function ofHalf(panels: readonly Panel[], face: Face): Panel[] {
  return panels.filter(({ part }) => part.endsWith(face));
}
