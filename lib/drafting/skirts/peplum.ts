import { circleSkirt } from './circle';

/** A short skirt on the waist of a top: a little more than half a circle, so that it stands off the hips (H). */
export const PEPLUM = circleSkirt('peplum', 0.6);
