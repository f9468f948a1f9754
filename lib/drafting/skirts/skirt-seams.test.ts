import { expect, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft, Seam } from '@/lib/pattern/types';
import { drawDraft } from '../draft';

function dress(options: Readonly<Record<string, string>>): Draft {
  const worn = { silhouette: 'straight', 'waist-seam': 'empire', length: 'knee', fit: 'easy', ...options };
  const sizes: Record<string, number> = options.skirt === 'gathered' ? { 'gather-ratio': 2.5 } : {};
  return drawDraft(completeChoices('dress', worn, sizes), STANDARD_SIZES['54']);
}

const centres = ({ seams }: Draft): Seam[] => seams.filter(({ id }) => /^skirt-.*-centre$/.test(id));

/** The seams along the upper or the lower edge of the pieces whose centre this is. */
function across({ seams }: Draft, centre: Seam): Seam[] {
  const pieces = centre.a.map(({ piece }) => piece);
  const meets = ({ a, b }: Seam) => [...a, ...b].some(({ piece }) => pieces.includes(piece));
  return seams.filter((own) => /^(tier|waist)-/.test(own.id) && meets(own));
}

test.each(['gathered', 'tiered', 'pleated', 'full-circle'])(
  'the centres of a %s skirt without an opening are closed before it is gathered or joined',
  (skirt) => {
    const draft = dress({ skirt, opening: 'none' });
    expect(centres(draft).map(({ operation }) => operation)).toContain('sew-centre-back');
    for (const centre of centres(draft)) {
      for (const { id, stage } of across(draft, centre)) {
        expect(centre.stage, `${centre.id} before ${id}`).toBeLessThan(stage);
      }
    }
  },
);

test.each(['gathered', 'tiered'])(
  'under a zip the centre of a %s skirt is closed once all is joined',
  (skirt) => {
    const draft = dress({ skirt, opening: 'back-zip' });
    const backs = centres(draft).filter(({ operation }) => operation === 'sew-centre-back');
    expect(backs.length).toBeGreaterThan(0);
    for (const centre of backs) {
      for (const { id, stage } of across(draft, centre)) {
        expect(centre.stage, `${centre.id} after ${id}`).toBeGreaterThan(stage);
      }
    }
  },
);
