import type { Box } from './camera';

/** Air around the drawing, as a share of its larger side; more of it above, where the views are switched. */
const AIR = 0.06;
const AIR_ABOVE = 0.13;
/** A drawing smaller than this share of the frame deserves a new frame. */
const TOO_SMALL = 0.72;

/**
 * The frame in which a picture is shown: the last one as long as the picture stays inside and fills it well, so that
 * the garment does not jump when only its neckline changes.
 */
export function stableBox(last: Box | null, picture: Box): Box {
  const roomy = withAir(picture);
  if (!last || !holds(last, picture)) return roomy;
  const fills = Math.max(roomy[2] / last[2], roomy[3] / last[3]);
  return fills < TOO_SMALL ? roomy : last;
}

function withAir([left, top, width, height]: Box): Box {
  const air = Math.max(width, height) * AIR;
  const above = Math.max(width, height) * AIR_ABOVE;
  return [left - air, top - above, width + 2 * air, height + air + above];
}

function holds([left, top, width, height]: Box, [l, t, w, h]: Box): boolean {
  return l >= left && t >= top && l + w <= left + width && t + h <= top + height;
}
