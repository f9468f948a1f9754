import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment } from '@/lib/choices/types';
import { distanceToPath } from '@/lib/geometry/closest';
import { fromCommands } from '@/lib/geometry/commands';
import { endOf, joinPaths, startOf } from '@/lib/geometry/path';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
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
      const mark = fromCommands(host?.internal.find(({ id }) => id === 'pocket')?.path ?? []);
      const seam = joinPaths(...(host?.edges ?? []).filter(({ line }) => line === 'waist').map(pathOf));
      // As worn its mouth is level: both its ends lie as far below the seam that the skirt hangs from.
      const [inner, outer] = [startOf(mark), endOf(mark)].map((end) => distanceToPath(end, seam));
      expect(Math.abs(Number(inner) - Number(outer)), size).toBeLessThan(0.02);
      expect(Math.abs(startOf(mark).y - endOf(mark).y), size).toBeGreaterThan(1);
      expect(draft.notices.map(({ code }) => code)).not.toContain('pockets-on-chest');
      expect(breaches(check(draft)), size).toEqual([]);
    }
  },
);
