import { expect, test } from 'vitest';
import { chooseInTurn } from '@/lib/choices/choose-in-turn';
import { fromCommands } from '@/lib/geometry/commands';
import { pathLength } from '@/lib/geometry/length';
import { type Book, say } from '../book';
import { bookOf, bookWith } from '../test-book';
import { draftOf } from '../test-designs';
import { finishedMeasures } from './finished-lengths';
import { measurements } from './measurements';

const GATHERED = { 'waist-seam': 'natural', skirt: 'gathered', ruffle: 'hem' };

test.each([
  ['dress', GATHERED, '38'],
  ['dress', { ...GATHERED, skirt: 'full-circle' }, '56'],
  ['top', { ruffle: 'hem' }, '38'],
] as const)(
  'below a %s %o in %s hangs a ruffle, on the fold or pieced: it is measured to its lower edge',
  (garment, worn, size) => {
    const choices = chooseInTurn(garment, worn);
    expect(choices.options).toMatchObject(worn);
    const draft = draftOf(choices, size);
    const { hem = 0, backLength = 0 } = draft.finished;
    const measured = finishedMeasures(bookOf(draft));
    // Two of cloth are gathered into one of seam.
    expect(measured.hem).toBeCloseTo(2 * hem, 1);
    expect(measured.backLength).toBeCloseTo(backLength + (choices.sizes['ruffle-width'] as number), 3);
    expect({ ...measured, hem, backLength }).toEqual(draft.finished);
  },
);

test('the table tells the length to the lower edge of the ruffle', () => {
  const book = bookOf(draftOf(chooseInTurn('dress', GATHERED)));
  const { hem, backLength } = finishedMeasures(book);
  const said = saidBy(book);
  for (const figure of [hem, backLength]) expect(said).toContain(book.numbers.length(figure as number));
});

test.each([
  ['jacket', { collar: 'notched' }, false],
  ['dress', { opening: 'front-buttons', collar: 'shawl' }, false],
  ['jacket', { collar: 'none' }, true],
  ['dress', { collar: 'bow' }, true],
] as const)('whether the neckline of a %s with %o is told: %s', (garment, worn, told) => {
  // In English no measurement of the body goes by that name as well.
  const book = bookWith(garment, worn, 'en');
  expect(saidBy(book).includes(say(book, 'measurements.finishedNames.neckline'))).toBe(told);
  expect(Object.keys(finishedMeasures(book))).toEqual(
    Object.keys(book.draft.finished).filter((key) => told || key !== 'neckline'),
  );
});

function saidBy(book: Book): string[] {
  const drawn = measurements.blocks(book).flatMap((block) => block.draw(0, 0));
  return drawn.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
}

test('a raglan sleeve is as long as its overarm seam and what is sewn to its end', () => {
  const book = bookWith('jacket', {
    sleeve: 'raglan',
    'sleeve-length': 'long',
    'sleeve-finish': 'bracelet',
  });
  const { draft } = book;
  const front = draft.pieces.find(({ id }) => id === 'sleeve-front');
  const overarm = front?.edges.filter(({ line }) => line === 'overarm') ?? [];
  const seam = overarm.reduce((sum, { path }) => sum + pathLength(fromCommands(path)), 0);
  const worn = seam + (draft.construction.sleeveEndDepth ?? 0);
  // The seam is a little curved; the length is told straight down.
  expect(Math.abs((finishedMeasures(book).sleeveLength ?? 0) - worn)).toBeLessThan(0.3);
});
