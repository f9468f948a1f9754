import { describe, expect, it } from 'vitest';
import { broken } from '@/lib/choices/compatibility';
import { completeChoices } from '@/lib/choices/defaults';
import { fromCommands } from '@/lib/geometry/commands';
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
    ['dress', { ...HIGH_LOW, opening: 'front-buttons', 'side-slit': 'none' }],
    ['dress', { ...HIGH_LOW, opening: 'hidden-buttons', 'waist-seam': 'natural', 'side-slit': 'none' }],
    ['dress', { ...HIGH_LOW, opening: 'front-zip', 'side-slit': 'none' }],
    ['top', { ...HIGH_LOW, opening: 'front-zip', length: 'tunic' }],
    ['dress', { ...HIGH_LOW, ...PANELS, 'side-slit': 'back-vent' }],
    ['dress', { 'hem-shape': 'curved', 'side-slit': 'back-vent', opening: 'back-zip' }],
  ] as const)('holds every rule on a %s with %j', (garment, options) => {
    const choices = completeChoices(garment, options, {});
    expect(broken(choices)).toEqual([]);
    for (const size of SIZE_NAMES)
      expect(breaches(check(drawDraft(choices, STANDARD_SIZES[size]))), size).toEqual([]);
  });

  it('keeps the last button as far above it as above a level one', () => {
    const options = { opening: 'front-buttons', 'side-slit': 'none' };
    const rise = (shape: string) => {
      const draft = drawDraft(
        completeChoices('dress', { ...options, 'hem-shape': shape }, {}),
        STANDARD_SIZES[44],
      );
      const front = draft.pieces.find(({ id }) => id === 'front');
      const edge = front?.edges.find(({ line }) => line === 'front-edge');
      const foot = Math.min(...fromCommands(edge?.path ?? []).flatMap(({ a, b }) => [a.y, b.y]));
      const row = (front?.marks ?? []).filter(({ kind }) => kind === 'button').map(({ at }) => at[1]);
      return { above: Math.min(...row) - foot, count: row.length };
    };
    expect(rise('high-low').above).toBeGreaterThanOrEqual(6);
    expect(rise('high-low').count).toBeLessThan(rise('straight').count);
  });
});
