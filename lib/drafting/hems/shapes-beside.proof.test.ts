import { describe, expect, it } from 'vitest';
import { broken } from '@/lib/choices/compatibility';
import { completeChoices } from '@/lib/choices/defaults';
import { fromCommands } from '@/lib/geometry/commands';
import { pathLength } from '@/lib/geometry/length';
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
    [
      'dress',
      { ...HIGH_LOW, 'waist-seam': 'natural', skirt: 'tiered', opening: 'front-zip', 'side-slit': 'none' },
    ],
    ['dress', { ...HIGH_LOW, inside: 'lining', opening: 'front-buttons', 'side-slit': 'none' }],
    [
      'dress',
      {
        ...HIGH_LOW,
        inside: 'lining',
        'waist-seam': 'natural',
        skirt: 'full-circle',
        length: 'mini',
        'side-slit': 'none',
      },
    ],
    ['dress', { 'hem-shape': 'curved', inside: 'lining', 'side-slit': 'sides' }],
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

  it('ends the lines of a lap where it lies', () => {
    const options = { ...HIGH_LOW, opening: 'front-buttons', 'side-slit': 'none' };
    const { pieces } = drawDraft(completeChoices('dress', options, {}), STANDARD_SIZES[44]);
    const front = pieces.find(({ id }) => id === 'front');
    const lowest = (paths: readonly Parameters<typeof fromCommands>[0][]) =>
      Math.min(...paths.flatMap((path) => fromCommands(path).flatMap(({ a, b }) => [a.y, b.y])));
    const edge = lowest(
      (front?.edges ?? []).filter(({ line }) => line === 'front-edge').map(({ path }) => path),
    );
    const lines = (front?.internal ?? []).filter(({ id }) => id === 'centre-front' || id === 'placket');
    expect(lines).toHaveLength(2);
    expect(lowest(lines.map(({ path }) => path))).toBeCloseTo(edge, 1);
  });

  it('leaves a last tier at least 8 cm deep', () => {
    const tiers = {
      'waist-seam': 'natural',
      skirt: 'tiered',
      length: 'mini',
      'side-slit': 'none',
      ...HIGH_LOW,
    };
    for (const size of SIZE_NAMES) {
      const { pieces } = drawDraft(completeChoices('dress', tiers, {}), STANDARD_SIZES[size]);
      const last = pieces.find(({ id }) => id === 'skirt-front-tier-2');
      const heights = (line: string) =>
        (last?.edges ?? [])
          .filter((edge) => edge.line === line)
          .flatMap(({ path }) => fromCommands(path).flatMap(({ a, b }) => [a.y, b.y]));
      expect(Math.min(...heights('tier-upper')) - Math.max(...heights('hem'))).toBeGreaterThan(7.99);
    }
  });

  it('is hung with a lining that rises as much', () => {
    const lined = { inside: 'lining', 'side-slit': 'none' };
    const sides = (shape: string) => {
      const draft = drawDraft(
        completeChoices('dress', { ...lined, 'hem-shape': shape }, {}),
        STANDARD_SIZES[44],
      );
      const side = (id: string) =>
        (draft.pieces.find((piece) => piece.id === id)?.edges ?? [])
          .filter(({ line }) => line === 'side')
          .reduce((sum, { path }) => sum + pathLength(fromCommands(path)), 0);
      return { shell: side('back'), lining: side('lining-back') };
    };
    const [level, lifted] = [sides('straight'), sides('curved')];
    expect(level.lining - lifted.lining).toBeCloseTo(level.shell - lifted.shell, 2);
  });
});
