import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment, RawOptions } from '@/lib/choices/types';
import { breaches, check } from '@/lib/drafting/checks/check';
import { drawDraft } from '@/lib/drafting/draft';
import { required } from '@/lib/errors/required';
import { surveyBodies } from '@/lib/testing/bodies';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { SIDE_DART } from './side-dart';
import { shapingUnderArm } from './under-kimono';

const AT_WAIST: readonly (readonly [Garment, RawOptions])[] = [
  ['top', { length: 'waist' }],
  ['top', { silhouette: 'peplum' }],
  ['dress', { 'waist-seam': 'natural' }],
];

const french = (garment: Garment, options: RawOptions) =>
  completeChoices(garment, { 'bust-shaping': 'french-dart', ...options }, {});

describe.each(AT_WAIST)('a French dart under a kimono sleeve on a %s with %j', (garment, options) => {
  const choices = french(garment, { sleeve: 'kimono', ...options });

  it('is the dart that leaves the side low there', () => {
    expect(choices.options).toMatchObject({ sleeve: 'kimono', 'bust-shaping': 'french-dart' });
    expect(shapingUnderArm(choices)).toBe(SIDE_DART);
  });

  it('breaks no rule on sizes 34–56', () => {
    expect(brokenBySize(choices)).toEqual([]);
  });
});

it('is a French dart of its own where the front goes on below the waist, or the sleeve is set in', () => {
  for (const options of [
    { sleeve: 'kimono', length: 'hip' },
    { sleeve: 'set-in', length: 'waist' },
  ])
    expect(shapingUnderArm(french('top', options)).id).toBe('french-dart');
});

it('leaves cloth to the darts of a close waist, though it lies lower there than under a sleeve set in', () => {
  const close = { fit: 'very-fitted', length: 'high-hip', sleeve: 'kimono', 'sleeve-length': 'elbow' };
  const choices = french('top', { ...close, 'back-shaping': 'yoke-box-pleat' });
  expect(choices.options).toMatchObject(close);
  expect(brokenBySize(choices)).toEqual([]);
});

it('leaves cloth to them where a short front has them open in its lower edge', () => {
  const short = {
    fit: 'very-fitted',
    length: 'high-hip',
    'side-slit': 'sides',
    'hem-shape': 'curved',
    hem: 'faced',
  };
  const behind = { opening: 'back-buttons', collar: 'shawl', 'back-shaping': 'yoke-box-pleat' };
  const choices = french('top', { ...short, ...behind, sleeve: 'kimono', 'sleeve-length': 'elbow' });
  const woman = surveyBodies().find(({ row }) => row === 1064);
  expect(breaches(check(drawDraft(choices, required(woman, 'woman').body)))).toEqual([]);
});
