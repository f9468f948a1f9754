import { always, circleSkirt } from './circle';

export const HALF_CIRCLE = circleSkirt('half-circle', always(1 / 2));
