import { NECK_RISE_LINE } from '../blocks/bodice/neck-edges';
import { FACING_END } from '../cowl/grown-on-facing';
import { hasLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { bodyShoulder } from '../kernel/shoulder';
import { onRaglan } from './place';
import { WIDEST_DART } from './shaping';
import { shoulderPlace } from './shoulder-place';
import { turnedDart } from './turned-dart';

/** On a short shoulder, pressed toward the neck, a wider dart would reach beyond the neckline. */
const WIDEST_SHARE = 0.7;
/** What it leaves of a narrow strap, on both sides together. */
const LEFT_OF_STRAP = 1.2;
/** It opens in the middle, or as much nearer to the neck as an armhole asks that is cut in behind a strap. */
const PLACES = { shares: [0.5, 0.58, 0.66], line: 'armhole', least: 1 } as const;
/** Further from the neck where a collar rises there, whose corner its cap must clear: a share from the outer end, and so far off at least, cm. */
const BESIDE_RISE = { share: 0.38, least: 5.4, outermost: 0.08 } as const;

/** Where its way to the shoulder crosses a raglan seam. */
const OF_RAGLAN = 0.53;

/** Beside the facing cut on to a cowl, whose allowance meets that of the shoulder in a notch: further out, and narrower. */
const BESIDE_FACING = { share: 0.38, widest: 0.5 } as const;

function placeOnShoulder(front: Panel): number {
  if (hasLine(front, FACING_END)) return bodyShoulder(front).at(BESIDE_FACING.share);
  if (!hasLine(front, NECK_RISE_LINE)) return shoulderPlace(front, PLACES);
  const { at } = bodyShoulder(front);
  const { share, least, outermost } = BESIDE_RISE;
  return Math.max(at(outermost), Math.min(at(share), at(1) - least));
}

function widestOnShoulder(front: Panel): number {
  const { length } = bodyShoulder(front);
  const share = hasLine(front, FACING_END) ? BESIDE_FACING.widest : WIDEST_SHARE;
  return Math.min(WIDEST_DART, share * length, length - LEFT_OF_STRAP);
}

/** A dart from the middle of the shoulder seam. */
export const SHOULDER_DART = turnedDart({
  id: 'shoulder-dart',
  tipOff: 3.5,
  at: (front) => onRaglan(front, OF_RAGLAN) ?? { line: 'shoulder', at: placeOnShoulder(front) },
  widest: (front) => (hasLine(front, 'shoulder') ? widestOnShoulder(front) : WIDEST_DART),
});
