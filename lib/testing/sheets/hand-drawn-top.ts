/** A sleeved top close to chart size 38, drawn by hand: test data for this folder, not a product of the engine. */
import { cutLine } from '@/lib/drafting/finishing/cut-line';
import type { Pair, PathCommand } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Draft, Edge, Internal, LineName, Mark, Notch, Piece } from '@/lib/pattern/types';

type Step = readonly [number, number] | readonly [number, number, number, number, number, number];
/** Edges of the fixture that are no seam line of a garment. */
const UNNAMED = [
  'side-lower',
  'side-upper',
  'underarm-front',
  'underarm-back',
  'right',
  'left',
  'a',
  'b',
  'c',
  'd',
] as const;
type Unnamed = (typeof UNNAMED)[number];
const isUnnamed = (id: LineName | Unnamed): id is Unnamed => UNNAMED.some((other) => other === id);

type Side = readonly [id: LineName | Unnamed, role: Edge['role'], allowance: number, ...steps: Step[]];

function edgesOf(start: Pair, sides: readonly Side[]): Edge[] {
  let at: Pair = start;
  return sides.map(([id, role, allowance, ...steps]) => {
    const path: PathCommand[] = [['M', ...at]];
    for (const step of steps) path.push(step.length === 2 ? ['L', ...step] : ['C', ...step]);
    at = steps.at(-1)?.slice(-2) as unknown as Pair;
    return { id, line: isUnnamed(id) ? 'edge' : id, role, allowance, path };
  });
}

interface Parts {
  readonly internal?: readonly Internal[];
  readonly notches?: readonly Notch[];
  readonly marks?: readonly Mark[];
}

function pieceOf(
  id: string,
  part: Piece['part'],
  cut: Piece['cut'],
  edges: readonly Edge[],
  grain: Piece['grain'],
  { internal = [], notches = [], marks = [] }: Parts = {},
  material: Piece['material'] = 'shell',
): Piece {
  const outline = cutLine(edges.map((edge) => ({ ...edge, path: pathOf(edge) })));
  const cutPairs = outline.map(({ x, y }): Pair => [x, y]);
  return {
    id,
    part,
    material,
    cut,
    edges,
    cutLine: cutPairs,
    internal,
    grain,
    notches,
    marks,
    landmarks: {},
  };
}

const notch = (id: string, edge: string, at: number, kind: Notch['kind'] = 'single'): Notch => ({
  id,
  edge,
  at,
  kind,
});
const level = (id: string, y: number, from: number, to: number): Internal => ({
  id,
  kind: 'level',
  path: [
    ['M', from, y],
    ['L', to, y],
  ],
});
const across = (id: string, y: number, from: number, to: number): Internal => ({
  id,
  kind: 'lengthen-shorten',
  path: [
    ['M', from, y],
    ['L', to, y],
  ],
});
const ON_FOLD = { count: 1, onFold: true, mirrored: false };
const PAIR = { count: 2, onFold: false, mirrored: true };

const front = pieceOf(
  'front',
  'front',
  ON_FOLD,
  edgesOf(
    [0, -18],
    [
      ['hem', 'hem', 3, [26, -18]],
      ['side-lower', 'seam', 1, [26, -12, 22.8, -5, 22.8, 0], [22.8, 5, 24, 11, 24.62, 15.62]],
      ['bust-dart:first', 'dart', 0, [12, 18.2]],
      ['bust-dart:second', 'dart', 0, [25, 19.4]],
      ['side-upper', 'seam', 1, [25.6, 24.25]],
      ['armhole', 'seam', 1, [20, 24.6, 17, 26.5, 16.8, 31], [16.8, 34, 17, 37, 17.95, 39.94]],
      ['shoulder', 'seam', 1, [6.45, 44.82]],
      ['neckline', 'seam', 1, [5.6, 41, 4.2, 37.58, 0, 37.58]],
      ['centre', 'fold', 0, [0, -18]],
    ],
  ),
  [
    [4, -14],
    [4, 26],
  ],
  {
    internal: [
      level('bust', 18, 0, 24.8),
      level('waist', 0, 0, 22.8),
      level('hip', -18, 0, 26),
      across('length', 6, 0, 23.1),
      {
        id: 'waist-dart',
        kind: 'fisheye-dart',
        path: [
          ['M', 9.55, 14],
          ['L', 8.2, 0],
          ['L', 9.55, -10],
          ['L', 10.9, 0],
          ['L', 9.55, 14],
        ],
      },
    ],
    notches: [notch('n1', 'armhole', 8), notch('n2', 'side-lower', 18.4), notch('n3', 'side-upper', 2.2)],
    marks: [{ kind: 'bust-point', at: [9.55, 18] }],
  },
);

const back = pieceOf(
  'back',
  'back',
  PAIR,
  edgesOf(
    [0, -18],
    [
      ['hem', 'hem', 3, [25, -18]],
      ['side', 'seam', 1, [25, -12, 21.8, -5, 21.8, 0], [21.8, 6, 23.5, 14, 24, 20.5]],
      ['armhole', 'seam', 1, [19, 20.5, 17, 24, 17.2, 30], [17.3, 33, 18, 36, 19.33, 39.24]],
      ['shoulder', 'seam', 1, [6.94, 43.5]],
      ['neckline', 'seam', 1, [5.5, 41.8, 2.4, 41.5, 0, 41.5]],
      ['centre', 'seam', 1.5, [0, 20, 0, 10, 0.9, 0], [0.9, -6, 0.4, -12, 0, -18]],
    ],
  ),
  [
    [5, -12],
    [5, 28],
  ],
  {
    internal: [
      level('waist', 0, 0.9, 21.8),
      across('length', 6, 0.5, 22.2),
      {
        id: 'waist-dart',
        kind: 'fisheye-dart',
        path: [
          ['M', 10.5, 18],
          ['L', 9, 0],
          ['L', 10.5, -13],
          ['L', 12, 0],
          ['L', 10.5, 18],
        ],
      },
    ],
    notches: [
      notch('n4', 'armhole', 9, 'double'),
      notch('n5', 'side', 18.4),
      notch('n6', 'centre', 20, 'triple'),
    ],
    marks: [{ kind: 'stop', at: [0.6, -10], angle: 90 }],
  },
);

const sleeve = pieceOf(
  'sleeve',
  'sleeve',
  PAIR,
  edgesOf(
    [-13, -44],
    [
      ['hem', 'hem', 3, [12, -44]],
      ['underarm-front', 'seam', 1, [17, 0]],
      [
        'cap',
        'seam',
        1,
        [11, 0.5, 11, 8, 7, 11.5],
        [4.5, 13.6, 2, 14.2, 0, 14.2],
        [-3, 14.2, -6, 13, -8.5, 9.5],
        [-11.5, 5.5, -12, 0.6, -18, 0],
      ],
      ['underarm-back', 'seam', 1, [-13, -44]],
    ],
  ),
  [
    [0, -38],
    [0, 8],
  ],
  {
    internal: [
      level('biceps', 0, -18, 17),
      level('elbow', -22, -15.5, 14.5),
      across('length', -11, -16.7, 15.7),
    ],
    notches: [
      notch('n7', 'cap', 10),
      notch('n8', 'cap', 36, 'double'),
      notch('n9', 'cap', 22.4),
      notch('n10', 'underarm-front', 22),
      notch('n11', 'underarm-back', 22.6),
    ],
  },
);

const facingEdges = (): Edge[] =>
  edgesOf(
    [0, 31.5],
    [
      ['outer', 'finished', 0, [6, 31.5, 11.2, 35, 11.9, 42.5]],
      ['shoulder', 'seam', 1, [6.45, 44.82]],
      ['neckline', 'seam', 1, [5.6, 41, 4.2, 37.58, 0, 37.58]],
      ['centre', 'fold', 0, [0, 31.5]],
    ],
  );
const facing = pieceOf('neck-facing-front', 'facing', ON_FOLD, facingEdges(), [
  [1.5, 32.3],
  [1.5, 36.9],
]);
const interfacing = pieceOf(
  'neck-interfacing-front',
  'interfacing',
  ON_FOLD,
  facingEdges().map((edge) => ({ ...edge, allowance: 0 })),
  [
    [1.5, 32.3],
    [1.5, 36.9],
  ],
  {},
  'interfacing',
);

const binding = pieceOf(
  'bias-binding',
  'binding',
  { count: 1, onFold: false, mirrored: false },
  edgesOf(
    [0, 0],
    [
      ['lower', 'finished', 0, [3.5, 0]],
      ['right', 'seam', 0, [3.5, 62]],
      ['upper', 'finished', 0, [0, 62]],
      ['left', 'seam', 0, [0, 0]],
    ],
  ),
  [
    [1, 29.5],
    [2.6, 31.1],
  ],
  {},
  'contrast',
);

const loop = pieceOf(
  'belt-loop',
  'belt',
  { count: 4, onFold: false, mirrored: false },
  edgesOf(
    [0, 0],
    [
      ['a', 'seam', 0.7, [1.2, 0]],
      ['b', 'seam', 0.7, [1.2, 6]],
      ['c', 'seam', 0.7, [0, 6]],
      ['d', 'seam', 0.7, [0, 0]],
    ],
  ),
  [
    [0.6, 1],
    [0.6, 5],
  ],
);

export const PIECES: readonly Piece[] = [front, back, sleeve, facing, interfacing, binding, loop];

/** The draft the pieces would belong to. */
export function fixtureDraft(pieces: readonly Piece[] = PIECES): Draft {
  return {
    schema: 1,
    unit: 'cm',
    engine: '0.1.0',
    choices: { version: 1, garment: 'top', options: { 'seam-allowance': '1-cm', hem: '3-cm' }, sizes: {} },
    body: {} as Draft['body'],
    pieces,
    seams: [
      {
        id: 'armhole',
        operation: 'set-sleeve',
        a: [{ piece: 'sleeve', edge: 'cap' }],
        b: [
          { piece: 'front', edge: 'armhole' },
          { piece: 'back', edge: 'armhole' },
        ],
        ease: 2,
        gather: 1,
        stage: 5,
      },
    ],
    operations: [],
    notions: [],
    finished: { bust: 98, waist: 74, hip: 102 },
    ease: { bust: 10, waist: 6, hip: 6 },
    construction: {},
    difficulty: 2,
    times: { preparationMinutes: 60, realisationMinutes: 240 },
    notices: [],
  };
}
