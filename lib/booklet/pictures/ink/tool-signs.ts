import { circlePath, linePath, polygonPath } from '@/lib/drawing/paths';
import { drawn, filled } from '@/lib/drawing/pen';
import type { Item } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import { ON_PAGE } from '../../compose/strokes';
import type { Hand } from '../cloth/scene';

/** How large a sign is, cm on the page. */
export const SIGN = 0.72;

interface Sign {
  /** Open lines, and shapes filled with ink, on a square from −1 to 1. */
  readonly lines: readonly (readonly Pair[])[];
  readonly shapes?: readonly (readonly Pair[])[];
  readonly dots?: readonly (readonly [at: Pair, radius: number])[];
  readonly rings?: readonly (readonly [at: Pair, radius: number])[];
}

const SIGNS: Readonly<Record<Hand, Sign>> = {
  pins: {
    lines: [
      [
        [-0.8, -0.8],
        [0.5, 0.5],
      ],
      [
        [0.8, -0.8],
        [-0.5, 0.5],
      ],
    ],
    dots: [
      [[0.6, 0.6], 0.24],
      [[-0.6, 0.6], 0.24],
    ],
  },
  // The foot and its needle over the cloth.
  machine: {
    lines: [
      [
        [0, 1],
        [0, -0.85],
      ],
      [
        [-0.9, -0.9],
        [0.9, -0.9],
      ],
    ],
    shapes: [
      [
        [-0.28, 0.7],
        [0.28, 0.7],
        [0.28, -0.1],
        [-0.28, -0.1],
      ],
      [
        [-0.75, -0.45],
        [-0.5, -0.2],
        [0.75, -0.2],
        [0.75, -0.5],
        [-0.6, -0.6],
      ],
    ],
  },
  needle: {
    lines: [
      [
        [-0.85, -0.85],
        [0.55, 0.55],
      ],
      [
        [0.65, 0.65],
        [0.9, 0.2],
        [0.4, 0],
        [0.75, -0.4],
        [0.1, -0.6],
      ],
    ],
    rings: [[[0.65, 0.65], 0.16]],
  },
  scissors: {
    lines: [
      [
        [-0.45, -0.4],
        [0.6, 0.95],
      ],
      [
        [0.45, -0.4],
        [-0.6, 0.95],
      ],
    ],
    rings: [
      [[-0.55, -0.65], 0.28],
      [[0.55, -0.65], 0.28],
    ],
  },
  iron: {
    lines: [
      [
        [-0.55, 0.15],
        [-0.4, 0.6],
        [0.6, 0.6],
        [0.7, 0.1],
      ],
    ],
    shapes: [
      [
        [-0.95, -0.6],
        [0.9, -0.6],
        [0.75, 0.05],
        [-0.4, 0.05],
        [-0.8, -0.25],
      ],
    ],
  },
  turn: {
    lines: [
      [
        [-0.7, -0.6],
        [-0.8, 0.1],
        [-0.3, 0.65],
        [0.35, 0.6],
        [0.7, 0.1],
      ],
    ],
    shapes: [
      [
        [0.4, 0.2],
        [1, 0.25],
        [0.75, -0.45],
      ],
    ],
  },
  gather: {
    lines: [
      [
        [-0.95, 0.35],
        [-0.7, 0.75],
        [-0.45, 0.35],
        [-0.2, 0.75],
        [0.05, 0.35],
        [0.3, 0.75],
        [0.55, 0.35],
      ],
      [
        [-0.95, -0.25],
        [0.7, -0.25],
      ],
    ],
    shapes: [
      [
        [0.55, 0.05],
        [0.55, -0.55],
        [1, -0.25],
      ],
    ],
  },
  chalk: {
    lines: [
      [
        [-0.9, -0.8],
        [0.9, -0.8],
      ],
    ],
    shapes: [
      [
        [-0.3, -0.6],
        [0.1, -0.75],
        [0.85, 0.55],
        [0.35, 0.85],
      ],
    ],
  },
};

/** The tool of a step, its middle at a place of the page. */
export function toolSign(hand: Hand, [x, y]: Pair): Item[] {
  const { lines, shapes = [], dots = [], rings = [] } = SIGNS[hand];
  const on = ([dx, dy]: Pair): Pair => [x + (dx * SIGN) / 2, y + (dy * SIGN) / 2];
  const circle = ([at, radius]: readonly [Pair, number]) => circlePath(on(at), (radius * SIGN) / 2);
  return [
    ...lines.map((line) => drawn(linePath(...line.map(on)), 'outline', ON_PAGE)),
    ...shapes.map((shape) => filled(polygonPath(...shape.map(on)), 'ink', ON_PAGE)),
    ...dots.map((dot) => filled(circle(dot), 'ink', ON_PAGE)),
    ...rings.map((ring) => drawn(circle(ring), 'outline', ON_PAGE)),
  ];
}
