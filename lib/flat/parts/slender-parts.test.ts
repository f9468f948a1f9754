import { expect, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import type { Body } from '@/lib/measurements/names';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { surveyBodies } from '@/lib/testing/bodies';
import { flatDrawing } from '../flat';

const KIMONO: RawOptions = {
  fit: 'very-fitted',
  silhouette: 'drawstring-waist',
  length: 'high-hip',
  'bust-shaping': 'shoulder-dart',
  'back-shaping': 'princess',
  'neckline-front': 'v',
  sleeve: 'kimono',
  'sleeve-length': 'long',
};
const HALTER: RawOptions = {
  fit: 'very-fitted',
  length: 'waist',
  'bust-shaping': 'waist-dart',
  'back-shaping': 'princess',
  'neckline-front': 'square',
  sleeve: 'halter',
  'neckline-back': 'boat',
  opening: 'hidden-buttons',
  pockets: 'in-seam',
  'side-slit': 'sides',
  hem: 'faced',
  collar: 'hood',
  inside: 'bias-binding',
  'seam-allowance': 'quarter-inch',
};

test.each<readonly [string, RawOptions, Body | undefined]>([
  ['a side panel to which a sleeve is grown', KIMONO, STANDARD_SIZES['34']],
  ['a dart so slender that it is widest in its tip', HALTER, surveyBodies()[283]?.body],
])('%s is drawn', (_, options, body) => {
  const draft = drawDraft(completeChoices('top', options, {}), body ?? expect.unreachable());
  for (const view of ['front', 'back'] as const)
    expect(flatDrawing(draft, view).box.every(Number.isFinite)).toBe(true);
});
