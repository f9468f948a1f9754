import { expect, test } from 'vitest';
import type { EdgeRef } from '@/lib/pattern/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { type Book, pieceNumber } from '../../book';
import { type Job, jobsOf, piecesOf } from './jobs';

const nameOf = ({ piece, edge }: EdgeRef): string => `${piece}/${edge}`;

const overcast = (book: Book): string[] =>
  jobsOf(book)
    .filter(({ operation }) => operation === 'finish-edges')
    .flatMap(({ operations }) => operations.flatMap(({ edges }) => edges.map(nameOf)));

const alongZip = ({ draft }: Book): string[] =>
  draft.operations
    .filter(({ operation }) => /^insert-.*zip$/.test(operation))
    .flatMap(({ edges }) => edges.map(nameOf));

const hems = ({ draft }: Book): string[] =>
  draft.operations.filter(({ operation }) => operation === 'hem').flatMap(({ edges }) => edges.map(nameOf));

test.each([
  ['dress', { opening: 'back-zip', inside: 'facings' }],
  ['dress', { opening: 'side-zip', inside: 'facings' }],
  ['jacket', { collar: 'stand', opening: 'front-zip', inside: 'facings' }],
] as const)('the allowances beside a zip are overcast in an unlined %s', (garment, worn) => {
  const book = bookWith(garment, worn);
  expect(alongZip(book).length).toBeGreaterThan(0);
  expect(overcast(book)).toEqual(expect.arrayContaining(alongZip(book)));
});

test.each([
  ['top', { collar: 'shirt', inside: 'facings' }],
  ['jacket', { collar: 'notched', inside: 'facings' }],
] as const)(
  'the neck seams under the collar of a %s lie between its layers: they are not overcast',
  (garment, worn) => {
    const done = overcast(bookWith(garment, worn));
    expect(done.filter((edge) => /^(collar|stand)-|neckline/.test(edge))).toEqual([]);
  },
);

test('under a lining that hangs free the skirt is overcast, beside its zip too, the bodice left raw', () => {
  const worn = { opening: 'back-zip', inside: 'lining', 'waist-seam': 'natural', skirt: 'pleated' } as const;
  const book = bookWith('dress', worn);
  const skirt = book.measured.seams
    .flatMap(({ seam }) =>
      ['sew-side', 'sew-centre-back'].includes(seam.operation) ? [...seam.a, ...seam.b] : [],
    )
    .map(nameOf)
    .filter((edge) => edge.startsWith('skirt-'));
  expect(skirt.length).toBeGreaterThan(3);
  expect(overcast(book)).toEqual(expect.arrayContaining(skirt));
  const beside = alongZip(book).filter((edge) => overcast(book).includes(edge));
  expect(beside.map((edge) => edge.split('/')[0])).toEqual(['skirt-back']);
});

test('without a seam at the waist all that runs down to the hem of a free lining is overcast, no shoulder', () => {
  const done = overcast(bookWith('dress', { inside: 'lining', 'waist-seam': 'none', opening: 'back-zip' }));
  expect(done.filter((edge) => /side/.test(edge))).not.toEqual([]);
  expect(done.filter((edge) => /shoulder/.test(edge))).toEqual([]);
});

test.each([
  ['top', { opening: 'front-buttons', inside: 'facings', hem: '2-cm' }],
  ['top', { opening: 'wrap', inside: 'facings', hem: '2-cm' }],
  ['dress', { opening: 'front-buttons', 'waist-seam': 'natural', inside: 'facings', hem: '2-cm' }],
  ['dress', { opening: 'front-buttons', inside: 'lining', hem: '2-cm' }],
  ['jacket', { opening: 'double-breasted', inside: 'facings', hem: '4-cm' }],
] as const)('all that is turned up once with the hem of a %s is overcast before (%o)', (garment, worn) => {
  const book = bookWith(garment, worn);
  const turnedUp = hems(book);
  expect(turnedUp.filter((edge) => edge.includes('facing'))).not.toEqual([]);
  expect(overcast(book)).toEqual(expect.arrayContaining(turnedUp));
});

test('a hem that is folded twice, or hidden by the lining sewn to it, is left raw', () => {
  const rolled = bookWith('top', { opening: 'front-buttons', inside: 'facings', hem: 'rolled' });
  const hidden = bookWith('jacket', { opening: 'double-breasted', inside: 'lining' });
  for (const book of [rolled, hidden])
    expect(overcast(book).filter((edge) => hems(book).includes(edge))).toEqual([]);
});

test('edges are overcast in the order of the numbers of their pieces', () => {
  const book = bookWith('dress', {
    opening: 'none',
    'waist-seam': 'empire',
    skirt: 'tiered',
    inside: 'facings',
  });
  const first = jobsOf(book).find(({ operation }) => operation === 'finish-edges') as Job;
  const numbers = piecesOf(first).map((id) => pieceNumber(book, id));
  expect(numbers.length).toBeGreaterThan(5);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
});

test('the edge of a casing for elastic, which is turned in, is left raw', () => {
  const book = bookWith('top', { sleeve: 'puff', 'sleeve-finish': 'elastic', inside: 'facings' });
  const casing = book.draft.operations.filter(({ operation }) => operation === 'insert-elastic');
  const edges = casing.flatMap((each) => each.edges.map(nameOf));
  expect(edges).not.toEqual([]);
  const done = overcast(book);
  expect(done.filter((edge) => edges.includes(edge))).toEqual([]);
  expect(done.some((edge) => edge.startsWith('sleeve/'))).toBe(true);
});

test('a raglan seam, pressed open as far as its notches, is overcast before', () => {
  const book = bookWith('jacket', {
    sleeve: 'raglan',
    inside: 'facings',
    opening: 'front-zip',
    collar: 'stand',
  });
  const raglan = book.measured.seams
    .filter(({ seam }) => seam.operation === 'sew-raglan')
    .flatMap(({ seam }) => [...seam.a, ...seam.b].map(nameOf));
  expect(raglan.length).toBeGreaterThan(0);
  expect(overcast(book)).toEqual(expect.arrayContaining(raglan));
});
