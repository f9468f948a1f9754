import { describe, expect, it } from 'vitest';
import type { RawOptions } from '@/lib/choices/types';
import { surveyBodies } from '@/lib/testing/bodies';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const SHORT: readonly (readonly [what: string, row: number, options: RawOptions])[] = [
  [
    'a pocket under a low dart',
    879,
    {
      ...{ fit: 'easy', length: 'tunic', 'bust-shaping': 'french-dart', sleeve: 'kimono' },
      ...{ pockets: 'in-seam', 'side-slit': 'sides', ruffle: 'hem' },
    },
  ],
  [
    'a slit below a short hip',
    393,
    {
      ...{ silhouette: 'a-line', length: 'high-hip', 'back-shaping': 'none', sleeve: 'kimono' },
      ...{ 'side-slit': 'sides', 'hem-shape': 'high-low', hem: '5-cm' },
    },
  ],
  [
    'a facing between two slits',
    751,
    {
      ...{ silhouette: 'a-line', belt: 'buckle', pockets: 'in-seam', 'side-slit': 'sides' },
      ...{ 'hem-shape': 'curved', hem: 'faced' },
    },
  ],
];

const bodyOf = (row: number) => {
  const found = surveyBodies().find((own) => own.row === row);
  if (!found) throw new Error(`No woman ${row}`);
  return found.body;
};

describe('a garment too short for what it is to hold', () => {
  it.each(SHORT)('grows for %s, and says by how much', (_, row, options) => {
    const drawn = drawDraft(chooseInTurn('top', options), bodyOf(row));
    expect(breaches(check(drawn))).toEqual([]);
    const told = drawn.notices.find(({ code }) => code === 'length-to-hold');
    expect(told?.figures.by).toBeGreaterThan(0);
    expect(told?.figures.by).toBeLessThanOrEqual(12);
  });
});
