import type { Body, MeasurementName } from './names';

/** A quantity made of several measurements, with the band it falls into. */
export interface Relation {
  readonly code: string;
  readonly fields: readonly MeasurementName[];
  readonly value: (body: Body) => number;
  readonly min: number;
  readonly max: number;
}

type Of = (body: Body) => number;

const difference =
  (a: MeasurementName, b: MeasurementName): Of =>
  (body) =>
    body[a] - body[b];

const ratio =
  (a: MeasurementName, b: MeasurementName): Of =>
  (body) =>
    body[a] / body[b];

function relation(code: string, fields: MeasurementName[], value: Of, min: number, max: number): Relation {
  return { code, fields, value, min, max };
}

/** What no body can be: nothing is drafted from a contradiction. Centimetres or pure ratios. */
export const IMPOSSIBLE: readonly Relation[] = [
  relation(
    'underbust-above-bust',
    ['underbustCircumference', 'bustCircumference'],
    difference('bustCircumference', 'underbustCircumference'),
    0,
    60,
  ),
  relation(
    'hips-above-waist',
    ['hipsToFloor', 'waistToFloor'],
    difference('waistToFloor', 'hipsToFloor'),
    4,
    45,
  ),
  relation(
    'bust-below-waist',
    ['bustHeight', 'frontChestHeight'],
    difference('frontChestHeight', 'bustHeight'),
    3,
    40,
  ),
  relation('waist-above-head', ['waistToFloor', 'stature'], ratio('waistToFloor', 'stature'), 0.5, 0.75),
  relation(
    'torso-and-legs-against-stature',
    ['backHeight', 'waistToFloor', 'stature'],
    (b) => (b.backHeight + b.waistToFloor) / b.stature,
    0.72,
    1,
  ),
  relation(
    'bust-points-too-far',
    ['bustSpacing', 'bustCircumference'],
    ratio('bustSpacing', 'bustCircumference'),
    0.09,
    0.34,
  ),
  relation(
    'widths-against-bust',
    ['backWidth', 'frontWidth', 'bustCircumference'],
    (b) => (b.backWidth + b.frontWidth) / b.bustCircumference,
    0.4,
    0.99,
  ),
  relation(
    'front-and-back-lengths',
    ['frontChestHeight', 'backHeight'],
    ratio('frontChestHeight', 'backHeight'),
    0.7,
    1.6,
  ),
];

/**
 * Bands holding 99.8 % of 4,194 surveyed women (US Army, quantiles 0.1 and 99.9): outside, one of the fields is
 * probably misread and is asked again.
 */
export const UNLIKELY: readonly Relation[] = [
  relation(
    'bust-underbust',
    ['bustCircumference', 'underbustCircumference'],
    difference('bustCircumference', 'underbustCircumference'),
    5,
    27,
  ),
  relation(
    'bust-waist',
    ['bustCircumference', 'waistCircumference'],
    difference('bustCircumference', 'waistCircumference'),
    -0.226,
    27.523,
  ),
  relation(
    'hip-waist',
    ['hipCircumference', 'waistCircumference'],
    difference('hipCircumference', 'waistCircumference'),
    4.839,
    35.4,
  ),
  relation(
    'bust-hip',
    ['bustCircumference', 'hipCircumference'],
    difference('bustCircumference', 'hipCircumference'),
    -23.407,
    12.368,
  ),
  relation(
    'underbust-waist',
    ['underbustCircumference', 'waistCircumference'],
    difference('underbustCircumference', 'waistCircumference'),
    -14.961,
    14,
  ),
  relation('hip-depth', ['waistToFloor', 'hipsToFloor'], difference('waistToFloor', 'hipsToFloor'), 12, 24),
  relation(
    'front-chest-back-height',
    ['frontChestHeight', 'backHeight'],
    ratio('frontChestHeight', 'backHeight'),
    0.912,
    1.231,
  ),
  relation(
    'front-chest-bust-height',
    ['frontChestHeight', 'bustHeight'],
    difference('frontChestHeight', 'bustHeight'),
    9,
    23,
  ),
  relation(
    'torso-legs-stature',
    ['backHeight', 'waistToFloor', 'stature'],
    (b) => (b.backHeight + b.waistToFloor) / b.stature,
    0.848,
    0.908,
  ),
  relation(
    'waist-height-stature',
    ['waistToFloor', 'stature'],
    ratio('waistToFloor', 'stature'),
    0.588,
    0.659,
  ),
  relation('hip-height-stature', ['hipsToFloor', 'stature'], ratio('hipsToFloor', 'stature'), 0.465, 0.563),
  relation('arm-stature', ['armLength', 'stature'], ratio('armLength', 'stature'), 0.3, 0.385),
  relation(
    'bust-spacing-bust',
    ['bustSpacing', 'bustCircumference'],
    ratio('bustSpacing', 'bustCircumference'),
    0.143,
    0.251,
  ),
  relation(
    'back-width-bust',
    ['backWidth', 'bustCircumference'],
    ratio('backWidth', 'bustCircumference'),
    0.326,
    0.496,
  ),
  relation(
    'neck-bust',
    ['neckBaseCircumference', 'bustCircumference'],
    ratio('neckBaseCircumference', 'bustCircumference'),
    0.324,
    0.472,
  ),
  relation(
    'biceps-bust',
    ['bicepsCircumference', 'bustCircumference'],
    ratio('bicepsCircumference', 'bustCircumference'),
    0.259,
    0.383,
  ),
  relation(
    'back-width-shoulders',
    ['backWidth', 'neckBaseCircumference', 'shoulderLength'],
    (b) => b.backWidth / 2 - (b.neckBaseCircumference / 5.2 + 0.925 * b.shoulderLength),
    -4.768,
    2.968,
  ),
];
