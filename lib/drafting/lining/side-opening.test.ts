import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';

const designed = (options: RawOptions) =>
  completeChoices('dress', { inside: 'lining', opening: 'side-zip', ...options }, {});

describe('the lining of a garment that a zip in the side opens', () => {
  it.each<RawOptions>([
    {},
    { sleeve: 'none', 'waist-seam': 'natural', skirt: 'a-line' },
    { 'side-slit': 'sides' },
    {
      'side-slit': 'sides',
      length: 'mini',
      'hem-shape': 'curved',
      'bust-shaping': 'waist-dart',
      silhouette: 'straight',
    },
    { 'neckline-front': 'one-shoulder' },
  ])('breaks no rule on sizes 34–56: %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it('is felled to its tapes at that side, and open nowhere else', () => {
    const { operations, construction, ...draft } = drawDraft(designed({}), STANDARD_SIZES['40']);
    const felled = operations.filter(({ operation }) => operation === 'fell-lining');
    expect(felled.flatMap(({ pieces }) => pieces)).toEqual(['lining-front', 'lining-back']);
    for (const { edges } of felled)
      for (const { edge } of edges) expect(edge.startsWith('side-zip')).toBe(true);
    const measured = measureDraft({ operations, construction, ...draft });
    const back = measured.piece('lining-back')?.edges.find(({ id }) => id === 'side-zip');
    // A centimetre more than the zip at either end.
    expect((back?.length ?? 0) - (construction.zipOpening ?? 0)).toBeCloseTo(2, 1);
  });

  it('says by notches where its left side is left open', () => {
    const draft = drawDraft(designed({}), STANDARD_SIZES['40']);
    const seam = draft.seams.find(({ id }) => id === 'lining-side');
    expect(seam?.b.map(({ edge }) => edge)).toEqual(['side', 'side-zip', 'side-upper']);
    const measured = measureDraft(draft).piece('lining-back');
    const edge = (id: string) => measured?.edges.find((own) => own.id === id);
    const at = measured?.piece.notches.map((notch) => `${notch.edge} ${notch.at.toFixed(1)}`) ?? [];
    const [foot, open] = [edge('side')?.length ?? 0, edge('side-zip')?.length ?? 0];
    expect(at.some((own) => [`side ${foot.toFixed(1)}`, 'side-zip 0.0'].includes(own))).toBe(true);
    expect(at.some((own) => [`side-zip ${open.toFixed(1)}`, 'side-upper 0.0'].includes(own))).toBe(true);
  });
});
