import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const DESIGNS: [Garment, Record<string, string>][] = [
  ['dress', { 'waist-seam': 'natural', skirt: 'half-circle' }],
  ['dress', { 'waist-seam': 'empire', skirt: 'half-circle' }],
  ['top', { silhouette: 'peplum' }],
];

it.each(DESIGNS)(
  'where a seam crosses the chest a pocket goes on to the swinging cloth of a %s %j',
  (garment, more) => {
    for (const size of ['34', '44', '56'] as const) {
      const asked = { pockets: 'patch', 'bust-shaping': 'princess-armhole', ...more };
      const draft = drawDraft(completeChoices(garment, asked, {}), STANDARD_SIZES[size]);
      const host = pieceOf(draft, 'skirt-front') ?? pieceOf(draft, 'peplum-front');
      expect(
        host?.internal.some(({ kind }) => kind === 'placement'),
        size,
      ).toBe(true);
      expect(draft.notices.map(({ code }) => code)).not.toContain('pockets-on-chest');
      expect(breaches(check(draft)), size).toEqual([]);
    }
  },
);
