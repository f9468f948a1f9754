import { GORGE } from '../../collars/lapel';
import { hasLapel } from '../../collars/revers';
import type { Panel } from '../../kernel/panel';
import type { SleeveRequest } from '../sleeve';
import { beginsBelow } from './begins-below';
import { straightNeck } from './straight-neck';
import { type Parted, partAtRaglan } from './style-line';

/** Front and back parted, their seams running into the armhole so much above the notches, as a share of it. */
export function partedAt(
  { choices, bodice, whole }: SleeveRequest,
  higher: number,
): readonly [front: Parted, back: Parted] {
  const begins = beginsBelow(choices);
  const front = (own: Panel) => (hasLapel(choices) ? straightNeck(own, GORGE.below) : own);
  return [
    partAtRaglan(
      front(bodice.front),
      { side: 'front', begins: begins.front, higher },
      whole && front(whole.front),
    ),
    partAtRaglan(bodice.back, { side: 'back', begins: begins.back, higher }, whole?.back),
  ];
}
