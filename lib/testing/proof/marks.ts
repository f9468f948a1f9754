import type { Draft, Internal, Mark, Notion } from '@/lib/pattern/types';
import { boxyTop } from '../boxy-top';
import { sketchDraft } from '../hand-made';
import { changeEdge, changeNotch, changePiece, withOptions } from '../mutate';
import { casesOf, type RuleCase } from './case';
import { polygonPiece, type SideSketch } from './shapes';

const top = boxyTop();

interface Shirt {
  readonly heights?: readonly number[];
  readonly buttons?: readonly number[];
  readonly hole?: number;
  readonly diameter?: number;
  readonly off?: number;
  /** The extension is a band, stitched as far inside the centre; its holes stand upright, or else lie level. */
  readonly band?: boolean;
  readonly upright?: boolean;
  /** How far the holes stand off the centre, toward the edge. */
  readonly holesOff?: number;
}

const HEIGHTS = [34, 26, 18, 10, 2, -6];
const FINISHED: SideSketch = { line: 'outer', role: 'finished' };

const STITCHED: Internal = {
  id: 'placket',
  kind: 'topstitch',
  path: [
    ['M', 1.5, -16],
    ['L', 1.5, 40],
  ],
};

const level = (y: number, length: number): Mark => ({ kind: 'buttonhole', at: [-0.3, y], length, angle: 0 });
const upright = (x: number, y: number, length: number): Mark => ({
  kind: 'buttonhole',
  at: [x, y + 0.3],
  length,
  angle: -90,
});

/** A buttoned front of straight lines, 1.5 past the centre. */
function shirt(sketch: Shirt): Draft {
  const { heights = HEIGHTS, buttons = heights, hole = 1.8, diameter = 1.5, off = 0 } = sketch;
  const marks: Mark[] = [
    ...heights.map((y) => (sketch.upright ? upright(-(sketch.holesOff ?? 0), y, hole) : level(y, hole))),
    ...buttons.map((y): Mark => ({ kind: 'button', at: [off, y] })),
  ];
  const front = polygonPiece(
    'front',
    'front',
    [
      [-1.5, -16],
      [25, -16],
      [25, 40],
      [-1.5, 40],
    ],
    [
      { line: 'hem', role: 'hem' },
      { line: 'side', role: 'finished' },
      { line: 'neckline', role: 'finished' },
      FINISHED,
    ],
    {
      cut: { count: 2, onFold: false, mirrored: true },
      internal: [
        {
          id: 'centre-front',
          kind: 'placement',
          path: [
            ['M', 0, -16],
            ['L', 0, 40],
          ],
        },
        ...(sketch.band ? [STITCHED] : []),
      ],
      landmarks: { bustPoint: [9.5, 18] },
      marks,
    },
  );
  const notions: Notion[] = [{ kind: 'button', count: heights.length, width: diameter }];
  return withOptions(sketchDraft({ pieces: [front], notions, ease: { bust: 10 } }), {
    opening: 'front-buttons',
  });
}

/** Two fronts drawn apart, lapping by so much. */
function laps(left: number, right: number): Draft {
  const piece = (id: string, lap: number) =>
    polygonPiece(
      id,
      'front',
      [
        [-lap, 0],
        [25, 0],
        [25, 60],
        [-lap, 60],
      ],
      [FINISHED, FINISHED, FINISHED, FINISHED],
      {
        internal: [
          {
            id: 'centre-front',
            kind: 'placement',
            path: [
              ['M', 0, 0],
              ['L', 0, 60],
            ],
          },
        ],
      },
    );
  return withOptions(sketchDraft({ pieces: [piece('front-left', left), piece('front-right', right)] }), {
    opening: 'front-buttons',
  });
}

function zip(length: number, path?: SideSketch['path']): Draft {
  const back = polygonPiece(
    'back',
    'back',
    [
      [0, -20],
      [24, -20],
      [24, 30],
      [0, 30],
      [0, 0],
    ],
    [
      FINISHED,
      FINISHED,
      { line: 'neckline', role: 'finished' },
      { line: 'centre', ...(path ? { path } : {}) },
      FINISHED,
    ],
    { cut: { count: 2, onFold: false, mirrored: true } },
  );
  return withOptions(
    sketchDraft({
      pieces: [back],
      notions: [{ kind: 'invisible-zip', count: 1, length }],
      operations: [
        {
          id: 'zip',
          operation: 'insert-zip',
          stage: 3,
          pieces: ['back'],
          edges: [{ piece: 'back', edge: 'centre' }],
          figures: {},
        },
      ],
      construction: { zipOpening: 28 },
    }),
    { opening: 'back-zip' },
  );
}

/** A back with a vent along the centre, and the front's side sewn above it. */
function vent(left: number, right: number): Draft {
  const piece = (id: string, height: number) =>
    polygonPiece(
      id,
      'skirt-back',
      [
        [0, 0],
        [24, 0],
        [24, 60],
        [0, 60],
        [0, height],
      ],
      [
        { line: 'hem', role: 'hem' },
        FINISHED,
        { line: 'waist' },
        { line: 'centre' },
        { line: 'vent', role: 'finished' },
      ],
    );
  return sketchDraft({
    pieces: [piece('skirt-back-left', left), piece('skirt-back-right', right)],
    operations: [
      {
        id: 'vent',
        operation: 'sew-vent',
        stage: 5,
        pieces: ['skirt-back-left', 'skirt-back-right'],
        edges: [
          { piece: 'skirt-back-left', edge: 'vent' },
          { piece: 'skirt-back-right', edge: 'vent' },
        ],
        figures: {},
      },
    ],
  });
}

const bulged: SideSketch['path'] = (a, b) => [
  { kind: 'cubic', a, c1: { x: a.x + 6, y: a.y - 2 }, c2: { x: b.x + 6, y: b.y + 2 }, b },
];

/** Breaks of F1 to F13. */
export const MARKS: readonly RuleCase[] = [
  ...casesOf(top, [
    {
      rule: 'F1',
      breaks: 'a waist notch 0.2 low',
      broken: changeNotch(top, 'back', 'n2', ({ at }) => ({ at: at - 0.2 })),
    },
    {
      rule: 'F1',
      breaks: 'a notch whose partner is gone',
      broken: changeNotch(top, 'back', 'n2', () => ({ match: 'n99' })),
    },
    {
      rule: 'F2',
      breaks: 'a notch in an allowance too narrow',
      broken: changeEdge(top, 'back/side', () => ({ allowance: 0.35 })),
    },
    {
      rule: 'F3',
      breaks: 'a single notch facing a double',
      broken: changeNotch(top, 'back', 'n7', () => ({ kind: 'single' })),
    },
    {
      rule: 'F3',
      breaks: 'back and front of the armhole marked alike',
      broken: changeNotch(
        changeNotch(top, 'back', 'n7', () => ({ kind: 'single' })),
        'sleeve',
        'n8',
        () => ({ kind: 'single' }),
      ),
    },
    {
      rule: 'F4',
      breaks: 'a notch at a corner',
      severity: 'W',
      broken: changeNotch(top, 'back', 'n2', () => ({ at: 0.4 })),
    },
    {
      rule: 'F4',
      breaks: 'two notches beside each other',
      severity: 'W',
      broken: changePiece(top, 'back', ({ notches }) => ({
        notches: [...notches, { id: 'n20', edge: 'side', at: 20.5, kind: 'single' }],
      })),
    },
    {
      rule: 'F5',
      breaks: 'a waist level that no notch marks',
      broken: changePiece(top, 'back', ({ notches }) => ({
        notches: notches.filter(({ id }) => id !== 'n2'),
      })),
    },
    {
      rule: 'F5',
      breaks: 'a cap without its crown',
      broken: changePiece(top, 'sleeve', ({ notches }) => ({
        notches: notches.filter(({ id }) => id !== 'n9'),
      })),
    },
    {
      rule: 'F5',
      breaks: 'a seam across a fold without its centre notch',
      broken: changeEdge(top, 'back/neckline', () => ({ role: 'seam', allowance: 1 })),
    },
  ]),
  ...casesOf(shirt({}), [
    { rule: 'F6', breaks: 'a button missing', broken: shirt({ buttons: HEIGHTS.slice(1) }) },
    { rule: 'F6', breaks: 'a button 0.2 low', broken: shirt({ buttons: [33.8, 26, 18, 10, 2, -6] }) },
    { rule: 'F6', breaks: 'buttons off the centre front', broken: shirt({ off: 0.4 }) },
    { rule: 'F7', breaks: 'a pitch out of step', broken: shirt({ heights: [34, 26, 18, 9, 2, -6] }) },
    { rule: 'F8', breaks: 'no button over the bust', broken: shirt({ heights: [34, 29, 24, 14, 4, -6] }) },
    { rule: 'F9', breaks: 'a buttonhole as long as the button', broken: shirt({ hole: 1.5 }) },
    {
      rule: 'F9',
      breaks: 'a button wider than the extension holds',
      broken: shirt({ hole: 2.5, diameter: 2.2 }),
    },
    {
      rule: 'F10',
      breaks: 'a button in the hem',
      severity: 'W',
      broken: shirt({ heights: [34, 26, 18, 10, 2, -6, -14] }),
    },
  ]),
  ...casesOf(shirt({ band: true, upright: true }), [
    {
      rule: 'F9',
      breaks: 'a level hole that ends on the stitching of its band',
      broken: shirt({ band: true }),
    },
    {
      rule: 'F9',
      breaks: 'a level hole across the stitching of its band',
      broken: shirt({ band: true, hole: 1.9, diameter: 1.55 }),
    },
    {
      rule: 'F9',
      breaks: 'an upright hole beside the edge of its band',
      broken: shirt({ band: true, upright: true, holesOff: 1.1 }),
    },
    {
      rule: 'F6',
      breaks: 'an upright hole off the centre front',
      broken: shirt({ band: true, upright: true, holesOff: 0.2 }),
    },
    {
      rule: 'F10',
      breaks: 'a hole that runs into the hem',
      severity: 'W',
      broken: shirt({ band: true, upright: true, heights: [34, 26, 18, 10, 2, -6, -14] }),
    },
  ]),
  ...casesOf(zip(35), [
    { rule: 'F11', breaks: 'a zip no shop sells', broken: zip(33) },
    { rule: 'F11', breaks: 'a zip shorter than its opening', broken: zip(30) },
    { rule: 'F11', breaks: 'a zip in a curve', broken: zip(40, bulged) },
  ]),
  ...casesOf(vent(20, 20), [
    { rule: 'F12', breaks: 'a vent longer on one side', broken: vent(20, 20.5) },
    { rule: 'F12', breaks: 'a vent that ends in the waist', broken: vent(59, 59) },
  ]),
  ...casesOf(laps(1.5, 1.5), [{ rule: 'F13', breaks: 'unequal extensions', broken: laps(1.5, 2) }]),
];
