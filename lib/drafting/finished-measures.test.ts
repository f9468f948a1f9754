import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { drawDraft } from './draft';
import { finishedMeasures } from './finished-measures';

const draftOf = (
  garment: Garment,
  worn: Readonly<Record<string, string>>,
  size: keyof typeof STANDARD_SIZES = '38',
) => drawDraft(chooseInTurn(garment, worn), STANDARD_SIZES[size]);

const GATHERED = { 'waist-seam': 'natural', skirt: 'gathered', ruffle: 'hem' };

test.each([
  ['dress', GATHERED, '38'],
  ['dress', { ...GATHERED, skirt: 'full-circle' }, '56'],
  ['dress', { ...GATHERED, 'side-slit': 'back-vent' }, '38'],
  ['dress', { ruffle: 'hem', opening: 'front-buttons' }, '38'],
  ['dress', { ruffle: 'hem', opening: 'wrap' }, '38'],
  ['dress', { ruffle: 'hem', opening: 'back-buttons', 'side-slit': 'back-vent' }, '38'],
  ['top', { ruffle: 'hem' }, '38'],
] as const)(
  'below a %s %o in %s hangs a ruffle, on the fold or pieced: it is measured to its lower edge',
  (garment, worn, size) => {
    const draft = draftOf(garment, worn, size);
    expect(draft.choices.options).toMatchObject(worn);
    const { hem = 0, backLength = 0 } = draft.finished;
    const measured = finishedMeasures(draft);
    // Two of cloth are gathered into one of seam.
    expect(measured.hem).toBeCloseTo(2 * hem, 1);
    expect(measured.backLength).toBeCloseTo(backLength + (draft.choices.sizes['ruffle-width'] as number), 3);
    expect({ ...measured, hem, backLength }).toEqual(draft.finished);
  },
);

test.each([
  ['jacket', { collar: 'notched' }, false],
  ['dress', { opening: 'front-buttons', collar: 'shawl' }, false],
  ['jacket', { collar: 'none' }, true],
  ['dress', { collar: 'bow' }, true],
] as const)('whether the neckline of a %s with %o is told: %s', (garment, worn, told) => {
  const draft = draftOf(garment, worn);
  expect(Object.keys(finishedMeasures(draft))).toEqual(
    Object.keys(draft.finished).filter((key) => told || key !== 'neckline'),
  );
});

test('a raglan sleeve is as long as its overarm seam and what is sewn to its end', () => {
  const sleeved = { sleeve: 'raglan', 'sleeve-length': 'long', 'sleeve-finish': 'bracelet' };
  const draft = draftOf('jacket', sleeved);
  const front = pieceOf(draft, 'sleeve-front');
  const overarm = front?.edges.filter(({ line }) => line === 'overarm') ?? [];
  const seam = lengthOfAll(overarm);
  const worn = seam + (draft.construction.sleeveEndDepth ?? 0);
  // The seam is a little curved; the length is told straight down.
  expect(Math.abs((finishedMeasures(draft).sleeveLength ?? 0) - worn)).toBeLessThan(0.3);
});
