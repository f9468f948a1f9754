import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { fromCommands } from '@/lib/geometry/commands';
import { pathLength } from '@/lib/geometry/length';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft, EdgeRef } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const dress = (options: RawOptions) => drawDraft(completeChoices('dress', options, {}), STANDARD_SIZES['40']);

function lengthOf({ pieces }: Draft, refs: readonly EdgeRef[]): number {
  return refs.reduce((sum, ref) => {
    const edge = pieces.find(({ id }) => id === ref.piece)?.edges.find(({ id }) => id === ref.edge);
    return sum + pathLength(fromCommands(edge?.path ?? []));
  }, 0);
}

function neckSeam(draft: Draft) {
  const seam = draft.seams.find(({ id }) => id === 'neck-facing');
  if (!seam) throw new Error('The neck is not faced');
  return { ease: seam.ease, surplus: lengthOf(draft, seam.a) - lengthOf(draft, seam.b) };
}

describe('the facing of a neck', () => {
  it.each(['none', 'back-zip', 'front-buttons', 'back-buttons', 'back-keyhole'])(
    'with opening %s is 2 mm shorter than each half of the neckline, and says so',
    (opening) => {
      const draft = dress({ opening, sleeve: 'set-in', 'neckline-front': 'round' });
      const { ease, surplus } = neckSeam(draft);
      expect(ease).toBeCloseTo(-0.2, 6);
      expect(surplus).toBeCloseTo(-0.2, 2);
      expect(breaches(check(draft))).toEqual([]);
    },
  );

  it.each(['boat', 'square'])(
    'meets its twin at the shoulder where a buttoned %s back slants away',
    (back) => {
      const wide = { 'neckline-front': 'boat', 'neckline-back': back, opening: 'back-buttons' };
      const draft = dress({ ...wide, sleeve: 'set-in' });
      const seam = draft.seams.find(({ id }) => id === 'facing-shoulder');
      expect(lengthOf(draft, seam?.a ?? []) - lengthOf(draft, seam?.b ?? [])).toBeCloseTo(0, 2);
      expect(breaches(check(draft))).toEqual([]);
    },
  );

  it('is as long as its edge where armholes, a collar or a lining hold it', () => {
    expect(neckSeam(dress({ sleeve: 'none' })).ease).toBeCloseTo(0, 6);
    expect(neckSeam(dress({ inside: 'lining', sleeve: 'set-in' })).ease).toBeCloseTo(0, 6);
  });
});
