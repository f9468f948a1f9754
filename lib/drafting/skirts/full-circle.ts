import { circleSkirt } from './circle';

export const FULL_CIRCLE = circleSkirt('full-circle', 1);
