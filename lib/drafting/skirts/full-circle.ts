import { always, circleSkirt } from './circle';

export const FULL_CIRCLE = circleSkirt('full-circle', always(1));
