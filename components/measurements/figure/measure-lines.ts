import type { Pair } from '@/lib/geometry/types';
import type { MeasurementName } from '@/lib/measurements/names';
import { BUST_POINT, HALF, LEVEL, SHOULDER_TIP, SIDE_NECK } from './contours';
import { girth, smooth } from './smooth';

export type FigureView = 'front' | 'back' | 'side';

/** Where the tape lies in one view. */
export interface TapeLine {
  readonly view: FigureView;
  /** Seen by whoever looks. */
  readonly near: readonly string[];
  /** Behind the body: drawn dashed. */
  readonly far?: readonly string[];
  /** Where the tape begins and ends. */
  readonly ends?: readonly Pair[];
  /** The part of the figure worth showing. */
  readonly window: 'bust' | 'torso' | 'hips' | 'whole' | 'arm';
}

/** Beside the hand, where an upright tape is seen. */
const BESIDE = 88;
const ARM: readonly Pair[] = [SHOULDER_TIP, [53, 125], [56.5, 160], [59, 184], [64, 206], [69, 234]];
const SIDE_ARM: readonly Pair[] = [
  [-2, LEVEL.shoulder],
  [-2, 120],
  [-2.5, 160],
  [-1, 184],
  [9, 210],
  [18, 236],
];

/** Front and side, or front and back: whichever two show best how the tape runs. */
export const TAPE_LINES: Readonly<Record<MeasurementName, readonly [TapeLine, TapeLine]>> = {
  bustCircumference: around(LEVEL.bust, HALF.bust, [-24, 30.5]),
  underbustCircumference: around(LEVEL.underbust, HALF.underbust, [-20, 20]),
  waistCircumference: around(LEVEL.waist, HALF.waist, [-13, 16.5]),
  hipCircumference: around(LEVEL.hip, HALF.hip, [-29, 18.5]),
  stature: [
    upright('front', [BESIDE, LEVEL.crown], [BESIDE, LEVEL.floor], 0),
    upright('side', [-44, LEVEL.crown], [-44, LEVEL.floor], 0),
  ],
  waistToFloor: [
    upright('front', [BESIDE, LEVEL.waist], [BESIDE, LEVEL.floor], HALF.waist),
    upright('side', [-44, LEVEL.waist], [-44, LEVEL.floor], -13),
  ],
  hipsToFloor: [
    upright('front', [BESIDE, LEVEL.hip], [BESIDE, LEVEL.floor], HALF.hip),
    upright('side', [-44, LEVEL.hip], [-44, LEVEL.floor], -29),
  ],
  backHeight: [
    along('back', 'torso', [
      [0, LEVEL.nape],
      [0, 130],
      [0, LEVEL.waist],
    ]),
    along('side', 'torso', [
      [-13, LEVEL.nape],
      [-20, 92],
      [-25, 112],
      [-25, 134],
      [-20, 160],
      [-14, 182],
      [-13, LEVEL.waist],
    ]),
  ],
  frontChestHeight: [
    along('front', 'torso', [SIDE_NECK, BUST_POINT, [17, LEVEL.waist + 3]]),
    along('side', 'torso', [
      [-2, LEVEL.sideNeck],
      [14, 98],
      [28, 136],
      [30.5, 144],
      [24, 164],
      [16.5, LEVEL.waist],
    ]),
  ],
  bustHeight: [
    along('front', 'torso', [SIDE_NECK, BUST_POINT]),
    along('side', 'torso', [
      [-2, LEVEL.sideNeck],
      [14, 98],
      [28, 136],
      [30.5, LEVEL.bust],
    ]),
  ],
  bustSpacing: [
    along('front', 'bust', [[-BUST_POINT[0], LEVEL.bust], BUST_POINT]),
    {
      view: 'side',
      near: [],
      ends: [[30.5, LEVEL.bust]],
      window: 'bust',
    },
  ],
  neckBaseCircumference: [
    {
      view: 'front',
      near: ['M-11.5 77C-8 87 8 87 11.5 77'],
      far: ['M-11.5 77C-7 72 7 72 11.5 77'],
      window: 'bust',
    },
    {
      view: 'back',
      near: ['M-11.5 77C-7 74 7 74 11.5 77'],
      far: ['M-11.5 77C-8 86 8 86 11.5 77'],
      ends: [[0, 74.8]],
      window: 'bust',
    },
  ],
  shoulderLength: [
    along('front', 'bust', [SIDE_NECK, [24, 85.5], [36, 89], SHOULDER_TIP]),
    along('back', 'bust', [SIDE_NECK, [24, 85.5], [36, 89], SHOULDER_TIP]),
  ],
  backWidth: [
    along('back', 'bust', [
      [-HALF.width, LEVEL.width],
      [HALF.width, LEVEL.width],
    ]),
    { view: 'side', near: [], ends: [[-11, LEVEL.width]], window: 'bust' },
  ],
  frontWidth: [
    along('front', 'bust', [
      [-HALF.width, LEVEL.width],
      [HALF.width, LEVEL.width],
    ]),
    { view: 'side', near: [], ends: [[7.5, LEVEL.width]], window: 'bust' },
  ],
  bicepsCircumference: [armGirth('front', 46), armGirth('side', -1.5)],
  armLength: [along('front', 'arm', ARM), along('side', 'arm', SIDE_ARM)],
};

function around(y: number, half: number, [back, front]: [number, number]): readonly [TapeLine, TapeLine] {
  const face = girth(y, half);
  const profile = girth(y, (front - back) / 2, { middle: (front + back) / 2, sag: 0.12 });
  const window = y > LEVEL.waist ? 'hips' : 'torso';
  return [
    { view: 'front', near: [face.near], far: [face.far], window },
    { view: 'side', near: [profile.near], far: [profile.far], window },
  ];
}

function armGirth(view: FigureView, middle: number): TapeLine {
  const { near, far } = girth(134, view === 'side' ? 9.6 : 7.4, { middle, sag: 0.3 });
  return { view, near: [near], far: [far], window: 'bust' };
}

function along(view: FigureView, window: TapeLine['window'], points: readonly Pair[]): TapeLine {
  const last = points.at(-1) as Pair;
  return { view, near: [smooth(points)], ends: [points[0] as Pair, last], window };
}

/** A tape hanging beside the body, with a level line from where it is read. */
function upright(view: FigureView, from: Pair, to: Pair, body: number): TapeLine {
  const level = `M${body} ${from[1]}L${from[0]} ${from[1]}`;
  return {
    view,
    near: [`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`],
    far: [level],
    ends: [from, to],
    window: 'whole',
  };
}
