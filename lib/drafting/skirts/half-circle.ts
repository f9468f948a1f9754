import { circleSkirt } from './circle';

export const HALF_CIRCLE = circleSkirt('half-circle', 1 / 2);
