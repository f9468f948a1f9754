import type { Pair } from '@/lib/geometry/types';
import type { Box, DrawingCommand } from './types';

export type DrawingPath = readonly DrawingCommand[];

/** A straight stroke through the points. */
export function linePath(...points: readonly Pair[]): DrawingPath {
  return points.map(([x, y], index): DrawingCommand => [index === 0 ? 'M' : 'L', x, y]);
}

/** A closed outline through the points. */
export const polygonPath = (...points: readonly Pair[]): DrawingPath => [...linePath(...points), ['Z']];

export const boxPath = ([x0, y0, x1, y1]: Box): DrawingPath =>
  polygonPath([x0, y0], [x1, y0], [x1, y1], [x0, y1]);

/** Handle length with which four cubics follow a circle to 0.03 % of its radius. */
const KAPPA = 0.5522847498;

export function circlePath([x, y]: Pair, radius: number): DrawingPath {
  const k = radius * KAPPA;
  return [
    ['M', x + radius, y],
    ['C', x + radius, y + k, x + k, y + radius, x, y + radius],
    ['C', x - k, y + radius, x - radius, y + k, x - radius, y],
    ['C', x - radius, y - k, x - k, y - radius, x, y - radius],
    ['C', x + k, y - radius, x + radius, y - k, x + radius, y],
    ['Z'],
  ];
}
