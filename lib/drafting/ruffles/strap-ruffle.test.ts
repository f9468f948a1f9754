import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const CHOICES = completeChoices('dress', { sleeve: 'straps', ruffle: 'shoulder' }, {});

describe.each(['34', '44', '56'] as const)('a ruffle over the straps in size %s', (size) => {
  const draft = drawDraft(CHOICES, STANDARD_SIZES[size]);

  it('holds every rule', () => {
    expect(CHOICES.options).toMatchObject({ sleeve: 'straps', ruffle: 'shoulder' });
    expect(breaches(check(draft))).toEqual([]);
  });

  it('reaches over the strap from notch to notch of the armhole, at least half as long again', () => {
    const strip = pieceOf(draft, 'shoulder-ruffle')?.edges.filter(({ line }) => line === 'ruffle') ?? [];
    const seam = draft.construction.shoulderRuffleSeam ?? Number.NaN;
    expect(lengthOfAll(strip)).toBeGreaterThan(1.5 * seam);
    const armholes = draft.pieces
      .filter(({ part }) => part === 'front' || part === 'back')
      .flatMap(({ edges }) => edges.filter(({ line }) => line === 'armhole'));
    expect(seam / lengthOfAll(armholes)).toBeCloseTo(0.59, 1);
  });

  it('is basted to the armhole before that is faced', () => {
    const stageOf = (id: string) => [...draft.operations, ...draft.seams].find((own) => own.id === id)?.stage;
    expect(stageOf('shoulder-ruffle')).toBeLessThan(stageOf('armhole-facing') ?? 0);
  });
});
