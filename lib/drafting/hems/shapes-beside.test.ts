import { describe, expect, it } from 'vitest';
import { broken } from '@/lib/choices/compatibility';
import { completeChoices } from '@/lib/choices/defaults';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const HIGH_LOW = { 'hem-shape': 'high-low' };
const PANELS = {
  'bust-shaping': 'princess-shoulder',
  'back-shaping': 'princess',
  'seam-allowance': '1-5-cm',
};

describe('a hem that is not level', () => {
  it.each([
    ['dress', { ...HIGH_LOW, ...PANELS, 'side-slit': 'none' }],
    ['dress', { ...HIGH_LOW, 'waist-seam': 'natural', skirt: 'panelled', 'side-slit': 'none' }],
    ['dress', { ...HIGH_LOW, ruffle: 'hem', 'side-slit': 'none' }],
    ['dress', { ...HIGH_LOW, opening: 'side-zip', silhouette: 'straight', 'side-slit': 'none' }],
    ['top', { ...HIGH_LOW, silhouette: 'peplum' }],
  ] as const)('holds every rule on a %s with %j', (garment, options) => {
    const choices = completeChoices(garment, options, {});
    expect(broken(choices)).toEqual([]);
    for (const size of SIZE_NAMES)
      expect(breaches(check(drawDraft(choices, STANDARD_SIZES[size]))), size).toEqual([]);
  });
});
