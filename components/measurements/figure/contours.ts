import type { Pair } from '@/lib/geometry/types';
import { mirrored, smooth } from './smooth';

/**
 * A standing woman in three views, drawn for this site. Units are about 0.35 cm; x from the middle of the body,
 * y downward from above the head to the floor at 470.
 */

/** Heights shared by the three views. */
export const LEVEL = {
  crown: 12,
  nape: 74,
  neckPit: 82,
  sideNeck: 76,
  shoulder: 93,
  width: 118,
  underarm: 128,
  bust: 143,
  underbust: 160,
  waist: 195,
  hip: 243,
  floor: 470,
} as const;

/** Half widths seen from the front. */
export const HALF = {
  neck: 10.5,
  shoulder: 45,
  width: 36,
  bust: 38,
  underbust: 33,
  waist: 27.5,
  hip: 43,
  biceps: 8.2,
} as const;

export const BUST_POINT: Pair = [18.5, LEVEL.bust];
export const SIDE_NECK: Pair = [HALF.neck + 0.5, LEVEL.sideNeck];
export const SHOULDER_TIP: Pair = [HALF.shoulder, LEVEL.shoulder];

const TORSO: readonly Pair[] = [
  [36, 128],
  [37.5, 136],
  [38, 144],
  [35, 154],
  [32.5, 163],
  [28.8, 180],
  [27.5, 195],
  [30.5, 210],
  [38, 227],
  [42.5, 243],
  [43.5, 258],
  [42, 285],
  [36.5, 318],
  [29.5, 346],
  [27.5, 362],
  [29, 384],
  [26, 410],
  [19.5, 442],
  [18.5, 454],
  [22, 464],
  [26, 470],
];
const INNER_LEG: readonly Pair[] = [
  [9, 470],
  [9.5, 456],
  [9, 440],
  [6.5, 412],
  [5.5, 385],
  [8.5, 362],
  [9, 344],
  [5.5, 310],
  [2.5, 280],
  [0.8, 266],
];
const SHOULDER_LINE: readonly Pair[] = [
  [9, 62],
  [9.2, 70],
  [11, 77],
  [20, 84],
  [33, 88],
  [41, 90.5],
];
const ARM_OUTER: readonly Pair[] = [
  [41, 90.5],
  [47.5, 95],
  [51.5, 104],
  [53, 118],
  [54.5, 140],
  [58, 165],
  [61, 184],
  [65, 206],
  [68.5, 228],
  [71, 240],
  [74, 254],
  [74, 264],
];
const ARM_INNER: readonly Pair[] = [
  [74, 264],
  [69.5, 266],
  [67, 256],
  [64, 246],
  [62.5, 232],
  [56.5, 208],
  [50.5, 186],
  [46, 165],
  [41, 142],
  [37, 128],
];

/** Face, neck, arms and body of the front view; the back view has the same outline. */
export const FRONT_OUTLINE: readonly string[] = [
  ...both(SHOULDER_LINE),
  ...both(ARM_OUTER),
  ...both(ARM_INNER),
  ...both(TORSO),
  ...both(INNER_LEG),
  both([
    [26, 470],
    [17, 472],
    [9, 470],
  ]).join(''),
];
export const HEAD_FRONT =
  'M0 12C11.5 12 17.5 21 17 34C16.6 47 10.5 60 0 63.5C-10.5 60 -16.6 47 -17 34C-17.5 21 -11.5 12 0 12Z';

/** The few lines inside that tell the front from the back. */
export const FRONT_DETAILS: readonly string[] = [
  smooth([
    [6, 139],
    [9, 151],
    [19, 156.5],
    [29, 152],
    [33.5, 143],
  ]),
  smooth(
    mirrored([
      [6, 139],
      [9, 151],
      [19, 156.5],
      [29, 152],
      [33.5, 143],
    ]),
  ),
  smooth([
    [3, 84],
    [14, 83],
    [26, 86],
  ]),
  smooth(
    mirrored([
      [3, 84],
      [14, 83],
      [26, 86],
    ]),
  ),
  'M0 221L0 222.5',
];
export const BACK_DETAILS: readonly string[] = [
  'M0 88C-1.5 130 1 180 0 236',
  smooth([
    [15, 112],
    [19, 124],
    [15, 138],
  ]),
  smooth(
    mirrored([
      [15, 112],
      [19, 124],
      [15, 138],
    ]),
  ),
  'M0 238L0 266',
  smooth([
    [5, 269],
    [18, 272],
    [33, 264],
  ]),
  smooth(
    mirrored([
      [5, 269],
      [18, 272],
      [33, 264],
    ]),
  ),
];

function both(points: readonly Pair[]): string[] {
  return [smooth(points), smooth(mirrored(points))];
}

/** Seen from her right side, facing right. */
const SIDE_FRONT_LINE: readonly Pair[] = [
  [11, 66],
  [9.5, 74],
  [10.5, 82],
  [15, 100],
  [20, 120],
  [28, 136],
  [30.5, 144],
  [27, 153],
  [20, 160],
  [17, 175],
  [16.5, 195],
  [19.5, 214],
  [20, 232],
  [17.5, 252],
  [17.5, 285],
  [15, 320],
  [12, 348],
  [11.5, 366],
  [8.5, 395],
  [5.5, 425],
  [6, 446],
  [12, 458],
  [29, 466],
  [30, 470],
];
const SIDE_BACK_LINE: readonly Pair[] = [
  [-12, 58],
  [-11, 68],
  [-13, 76],
  [-20, 92],
  [-25, 112],
  [-25, 134],
  [-20, 160],
  [-14, 182],
  [-13, 195],
  [-17, 212],
  [-26, 230],
  [-29, 246],
  [-25, 262],
  [-17, 274],
  [-14.5, 300],
  [-11, 335],
  [-9, 355],
  [-13.5, 378],
  [-13, 400],
  [-8, 430],
  [-6, 450],
  [-8.5, 462],
  [-7, 470],
];
const SIDE_ARM: readonly Pair[] = [
  [-4, 90],
  [5, 96],
  [8.5, 110],
  [7.5, 135],
  [6.5, 160],
  [6, 182],
  [12, 206],
  [19.5, 230],
  [23, 244],
  [27, 256],
  [22, 262],
  [17, 248],
  [12, 236],
  [3, 212],
  [-6.5, 190],
  [-9.5, 165],
  [-11, 135],
  [-12.5, 110],
  [-10.5, 96],
  [-4, 90],
];
export const HEAD_SIDE =
  'M2 12C15 12 20 22 19.5 31L23 42C23.5 44.5 20.5 45 20.5 46L20 57C19.5 62.5 14 62 11 66M-12 58C-18.5 50 -20 40 -18.5 30C-16.5 18 -8 12 2 12';
export const SIDE_OUTLINE: readonly string[] = [
  smooth(SIDE_FRONT_LINE),
  smooth(SIDE_BACK_LINE),
  smooth([
    [30, 470],
    [10, 471],
    [-7, 470],
  ]),
];
export const SIDE_DETAILS: readonly string[] = [smooth(SIDE_ARM)];
