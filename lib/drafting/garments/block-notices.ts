import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';
import type { Bodice } from '../blocks/bodice/bodice';
import type { BodiceRequest } from '../blocks/bodice/request';

/** Changes below these are what measuring by hand leaves anyway, cm. */
const FRONT_LENGTH = 0.5;
const TIP_INSIDE = -1;
const WIDTH = 0.1;

/** What the block had to change, or found to contradict, in the measurements (METHODS §3.3, §3.4). */
export function blockNotices({ points, front }: Bodice, { body, ease }: BodiceRequest): Notice[] {
  const { balance, back, widths } = points;
  const beyond = back.bodyTip.x - widths.backAcross;
  const backShort = body.backWidth / 2 + ease.backWidth - widths.backAcross;
  const frontShort = widths.frontAcross - (front.landmarks.frontWidth?.x ?? widths.frontAcross);
  const found: [boolean, string, Notice['figures']][] = [
    [
      Math.abs(balance.lengthChange) > FRONT_LENGTH,
      'front-length-changed',
      { by: toMillimetre(balance.lengthChange) },
    ],
    [beyond < TIP_INSIDE, 'shoulder-inside-back-width', { by: toMillimetre(-beyond) }],
    [backShort > WIDTH, 'back-width-reduced', { by: toMillimetre(2 * backShort) }],
    [frontShort > WIDTH, 'front-width-reduced', { by: toMillimetre(2 * frontShort) }],
  ];
  return found.filter(([holds]) => holds).map(([, code, figures]) => ({ code, figures }));
}
