import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const STRAPS: RawOptions = { sleeve: 'straps', inside: 'lining', 'side-slit': 'none' };

const lined = (options: RawOptions, size: keyof typeof STANDARD_SIZES) =>
  drawDraft(completeChoices('dress', { ...STRAPS, ...options }, {}), STANDARD_SIZES[size]);

const DRESSES: readonly (readonly [string, RawOptions])[] = [
  [
    'over gathers',
    { 'waist-seam': 'natural', skirt: 'gathered', opening: 'back-zip', 'neckline-front': 'sweetheart' },
  ],
  ['in one piece', { opening: 'back-zip', 'neckline-front': 'v' }],
  ['buttoned', { 'waist-seam': 'natural', skirt: 'a-line', opening: 'front-buttons' }],
  ['wrapped', { 'waist-seam': 'natural', skirt: 'a-line', opening: 'wrap', 'neckline-front': 'wrap' }],
];

describe.each(DRESSES)('the lining of a dress with straps, %s', (_, options) => {
  it.each(['34', '44', '56'] as const)('holds every rule in size %s', (size) => {
    expect(breaches(check(lined(options, size)))).toEqual([]);
  });

  it('leaves the straps to a facing of neck and armhole, and hangs from that (METHODS §7)', () => {
    const draft = measureDraft(lined(options, '40'));
    for (const face of ['front', 'back']) {
      const lines = draft.piece(`lining-${face}`)?.edges.map(({ line }) => line);
      expect(lines).not.toContain('shoulder');
      expect(lines).not.toContain('armhole');
      expect(draft.piece(`facing-${face}`)?.edges.map(({ line }) => line)).toContain('armhole');
    }
  });

  it('keeps its grain: front and back meet at sides that hang alike', () => {
    const draft = measureDraft(lined(options, '40'));
    const hem = draft.piece('lining-front')?.edges.filter(({ line }) => line === 'hem') ?? [];
    const heights = hem.flatMap(({ points }) => points.map(({ y }) => y));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(3);
  });
});
