import type { Settled } from '../kernel/plan';

/** Figures that differ by less are one, cm. */
const SAME = 1e-6;

const isLess = (left = 0, right = 0): boolean => left < right - SAME;

/** What the left half has less room for than the right: a hem facing below a zip in its side, a hem that rises, a bag above it. */
export function lesserOnLeft(right: Settled = {}, left: Settled = {}): readonly Settled[] {
  const { hemFacing = 0, hemLifted = 0, hemNotices = [], mouth } = left;
  return [
    ...(isLess(hemFacing, right.hemFacing) ? [{ hemFacing }] : []),
    ...(isLess(hemLifted, right.hemLifted) ? [{ hemLifted, hemNotices }] : []),
    ...(mouth && isLess(mouth.below, right.mouth?.below) ? [{ mouth }] : []),
  ];
}
