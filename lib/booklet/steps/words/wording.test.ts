import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import type { Action } from '@/lib/operations/action';
import { bookWith } from '@/lib/testing/booklet/book';
import { TEST_LOCALES, type TestLocale, testWords } from '@/lib/testing/booklet/words';
import { type Book, pieceName, say } from '../../book';
import { actionsOf, stepText } from '../../chapters/steps';
import { sceneOf } from '../../pictures/passes/complete-scene';
import { type Job, jobsOf } from '../jobs/jobs';
import { factsOf } from './facts';
import { figuresOf } from './figures';

type Worn = Readonly<Record<string, string>>;

const sentences = (book: Book, job: Job): string[] => [
  say(book, `operations.${job.operation}.title`, figuresOf(book, job)),
  ...actionsOf(book, job).map((action) => stepText(book, job, action)),
];

const textOf = (book: Book): string[] => jobsOf(book).flatMap((job) => sentences(book, job));

const textOfJob = (book: Book, operation: string): string =>
  jobsOf(book)
    .filter((job) => job.operation === operation)
    .flatMap((job) => sentences(book, job))
    .join(' ');

const order = (book: Book): string[] => jobsOf(book).map(({ operation }) => operation);

/** These edges are seen or rubbed though the garment is lined. */
const OVERCAST_ANYWAY = ['finish-edges', 'hem', 'hem-pocket-mouth', 'attach-buckle', 'sew-fly-ends'];

test.each<[string, Garment, Worn]>([
  ['a jacket with flap pockets', 'jacket', { pockets: 'flap' }],
  ['a jacket with a half belt', 'jacket', { belt: 'half-belt' }],
])('under a lining the seams of %s are not overcast', (_name, garment, worn) => {
  const book = bookWith(garment, worn);
  for (const job of jobsOf(book).filter(({ operation }) => !OVERCAST_ANYWAY.includes(operation)))
    expect([job.operation, sentences(book, job).join(' ')]).toEqual([
      job.operation,
      expect.not.stringMatching(/surfil/i),
    ]);
});

test.each([
  ['pleated', 'join-skirt'],
  ['gathered', 'gather-skirt'],
  ['tiered', 'gather-tier'],
] as const)(
  'the seams of a %s skirt, which hang below its lining, are overcast, those above are not',
  (skirt, seam) => {
    const book = bookWith('dress', { 'waist-seam': 'natural', skirt, inside: 'lining', sleeve: 'set-in' });
    expect(textOfJob(book, seam)).toMatch(/surfilez/i);
    expect(textOfJob(book, 'set-sleeve')).not.toMatch(/surfil/i);
  },
);

test.each<[string, Garment, Worn]>([
  ['a lapel', 'jacket', { collar: 'notched', inside: 'facings' }],
  ['a shawl', 'dress', { opening: 'front-buttons', collar: 'shawl' }],
  ['a lined front', 'jacket', { collar: 'none', 'neckline-front': 'round' }],
])('no placket is stitched across %s', (_name, garment, worn) => {
  const book = bookWith(garment, worn);
  expect(order(book)).not.toContain('topstitch-edge');
  expect(book.draft.pieces.flatMap(({ internal }) => internal.map(({ id }) => id))).not.toContain('placket');
});

test.each(['notched', 'shawl'])(
  'what the facing of a %s lapel has over the front is told once, where it lies',
  (collar) => {
    const told = textOfJob(bookWith('jacket', { collar, inside: 'facings' }), 'attach-front-facing');
    expect(told).toMatch(/Sur le revers, la parementure est plus grande de 0,\d/);
    expect(told).not.toContain('Embu à répartir');
  },
);

test('hidden buttons have their holes in the fly, made before it is set in, and none in the front', () => {
  const book = bookWith('dress', { opening: 'hidden-buttons', 'waist-seam': 'natural', skirt: 'gathered' });
  expect(order(book)).not.toContain('make-buttonholes');
  expect(order(book).indexOf('make-fly-buttonholes')).toBeLessThan(order(book).indexOf('attach-fly'));
  expect(order(book)).toContain('make-fly-buttonholes');
  expect(textOfJob(book, 'sew-buttons')).toContain('boutonnière de la sous-patte');
});

test('the lap of a gathered skirt is sewn in one go with its gathers', () => {
  const book = bookWith('dress', { opening: 'front-buttons', 'waist-seam': 'natural', skirt: 'gathered' });
  expect(order(book).filter((operation) => operation.endsWith('-skirt'))).toEqual(['gather-skirt']);
  expect(textOfJob(book, 'gather-skirt')).toContain('reste à plat');
});

test('a half-belt is turned before it is buttoned on, and called by its name', () => {
  const book = bookWith('jacket', { belt: 'half-belt' });
  const [sewn, turned, on] = ['sew-belt', 'turn-strip', 'attach-half-belt'].map((name) =>
    order(book).indexOf(name),
  ) as [number, number, number];
  expect(sewn).toBeGreaterThan(0);
  expect(turned).toBeGreaterThan(sewn);
  expect(on).toBeGreaterThan(turned);
  expect(textOfJob(book, 'sew-belt') + textOfJob(book, 'turn-strip')).not.toMatch(/ceinture/i);
});

test.each<[TestLocale, RegExp]>([
  ['fr', /\bjupe/i],
  ['en', /\bskirt/i],
  ['de', /rock/i],
])('a peplum is no skirt (%s)', (locale, skirt) => {
  for (const opening of ['back-zip', 'wrap', 'front-buttons']) {
    const book = bookWith('top', { silhouette: 'peplum', opening }, locale);
    const names = book.draft.pieces.map(({ id }) => pieceName(book, id));
    expect([...textOf(book), ...names].filter((text) => skirt.test(text))).toEqual([]);
  }
});

test('nothing is said to be buttoned on a wrap, and its side stays open where the tie passes', () => {
  const book = bookWith('dress', { opening: 'wrap', 'neckline-front': 'wrap', 'waist-seam': 'natural' });
  expect(textOf(book).filter((text) => /bouton/.test(text))).toEqual([]);
  expect(textOfJob(book, 'sew-side')).toContain('lien');
});

test.each<[string, Garment, Worn, string]>([
  ['pockets', 'dress', { pockets: 'in-seam' }, 'l’ouverture des poches'],
  ['slits', 'top', { length: 'tunic', 'side-slit': 'sides' }, 'repère de la fente'],
  ['a zip', 'top', { silhouette: 'straight', opening: 'side-zip' }, 'le gauche est déjà cousu'],
])('side seams stop for %s', (_name, garment, worn, said) => {
  expect(textOfJob(bookWith(garment, worn), 'sew-side')).toContain(said);
});

test('an overarm seam goes on from the shoulder', () => {
  const book = bookWith('dress', { sleeve: 'raglan', 'sleeve-length': 'long' });
  expect(textOfJob(book, 'sew-overarm')).toContain('Continuez');
  expect(textOfJob(book, 'sew-shoulder')).not.toContain('emmanchure');
});

test('a dropped sleeve with hardly any ease needs no gathering threads', () => {
  const flat = bookWith('top', { sleeve: 'dropped', silhouette: 'straight', opening: 'none' });
  const high = bookWith('top', { sleeve: 'set-in' });
  expect(textOfJob(flat, 'set-sleeve')).not.toMatch(/fils/);
  expect(textOfJob(high, 'set-sleeve')).toMatch(/fils/);
});

test('a facing that holds the armholes is lifted before the sides are sewn', () => {
  const faced = bookWith('dress', { sleeve: 'none', inside: 'facings' });
  expect(textOfJob(faced, 'sew-side')).toContain('Relevez la parementure');
  expect(textOfJob(bookWith('dress', { sleeve: 'set-in' }), 'sew-side')).not.toContain('Relevez');
});

test('the hem of a peplum is eased onto its line, though a peplum does not drop', () => {
  const told = textOfJob(bookWith('top', { silhouette: 'peplum' }), 'hem');
  expect(told).toContain('plus long que la ligne');
  expect(told).not.toContain('pendre');
});

test('a rolled shirt tail is drawn up where it bends, not clipped; its sleeves and other hems are not', () => {
  const tail = bookWith('top', { 'hem-shape': 'shirt-tail', hem: 'rolled' });
  const drawnUp = jobsOf(tail).filter((job) => sentences(tail, job).join(' ').includes('ne crantez rien'));
  expect(drawnUp.map((job) => factsOf(tail, job).hemmed)).toEqual(['body']);
  for (const worn of [
    { 'hem-shape': 'curved', hem: 'rolled' },
    { 'hem-shape': 'shirt-tail', hem: '3-cm' },
  ])
    expect(textOfJob(bookWith('top', worn), 'hem')).not.toContain('ne crantez rien');
});

test('facings of the lower edge are joined where they meet: beside open slits at the centre alone', () => {
  const told = (worn: Worn) =>
    textOfJob(bookWith('top', { 'hem-shape': 'shirt-tail', hem: '3-cm', ...worn }), 'sew-facing-ends');
  expect(told({})).toContain('endroit contre endroit aux côtés et au milieu.');
  expect(told({ opening: 'side-zip' })).toContain('endroit contre endroit aux côtés.');
  expect(told({ 'side-slit': 'sides' })).toContain('endroit contre endroit au milieu.');
});

test('the foot of a facing is caught at the hem, where no lining covers it', () => {
  const worn = { opening: 'front-buttons', inside: 'facings' };
  expect(textOfJob(bookWith('top', worn), 'hem')).toContain('Rabattez chaque parementure');
  expect(textOfJob(bookWith('dress', {}), 'hem')).not.toContain('parementure à l’ourlet');
});

test('a facing that is turned in is opened out to press the hem of a lined jacket', () => {
  const lined = textOfJob(bookWith('jacket', { inside: 'lining', opening: 'front-buttons' }), 'hem');
  expect(lined).toContain('Dépliez à plat les parementures');
  expect(lined).toMatch(/Rabattez chaque parementure.*avec la doublure/);
});

test('a circle hangs overnight before it is hemmed', () => {
  const circle = bookWith('dress', { 'waist-seam': 'natural', skirt: 'full-circle' });
  expect(textOfJob(circle, 'hem')).toContain('pendre');
  expect(textOfJob(bookWith('dress', {}), 'hem')).not.toContain('pendre');
});

test('only what is asked of this garment is said: no sentence leaves a choice made long ago to the reader', () => {
  const book = bookWith('dress', { inside: 'lining', sleeve: 'none' });
  expect(textOfJob(book, 'attach-lining')).not.toMatch(/manche|devant ouvert/);
  const ring = bookWith('top', {
    silhouette: 'straight',
    opening: 'none',
    inside: 'bias-binding',
    'neckline-front': 'scoop',
  });
  expect(textOfJob(ring, 'bind-edge')).toContain('en anneau');
});

test('each piece that is fused is shown covered by its own interfacing', () => {
  const book = bookWith('top', {
    opening: 'front-buttons',
    collar: 'shirt',
    'sleeve-length': 'long',
    'sleeve-finish': 'cuff',
  });
  const job = jobsOf(book).find(({ operation }) => operation === 'interface') as Job;
  const [fuse] = actionsOf(book, job);
  const { shown } = sceneOf(book, job, fuse as NonNullable<typeof fuse>);
  for (const { piece, covered = [] } of shown) expect([piece.id, covered.length]).toEqual([piece.id, 1]);
});

test('of flaps, the upper sides are fused', () => {
  const book = bookWith('jacket', { pockets: 'flap' });
  const job = jobsOf(book).find(({ operation }) => operation === 'interface') as Job;
  const [fuse] = actionsOf(book, job) as [Action];
  const told = stepText(book, job, fuse);
  expect(told).toContain('dessus de rabat');
  expect(told).not.toContain('dessous de rabat');
});

test('what is done to a front is not said of the raglan sleeve cut from it', () => {
  const book = bookWith('jacket', { sleeve: 'raglan', collar: 'stand', inside: 'facings', pockets: 'patch' });
  for (const { operation, pieces } of book.draft.operations)
    if (['sew-fisheye-dart', 'attach-patch-pocket'].includes(operation))
      expect(pieces.filter((id) => id.startsWith('sleeve'))).toEqual([]);
});

test('a name has no comma, so that a list of names can be read', () => {
  for (const locale of TEST_LOCALES) {
    const words = testWords(locale);
    for (const id of [
      'skirt-front-centre',
      'skirt-back-tier-3',
      'stand-outer',
      'standing-inner',
      'lining-sleeve-under',
    ])
      expect(words(`catalogue.pieces.${id}`)).not.toContain(',');
  }
});

test('English titles all say what is being done in one form', () => {
  const book = bookWith('jacket', { pockets: 'flap', belt: 'half-belt' }, 'en');
  const titles = jobsOf(book).map((job) => sentences(book, job)[0]);
  for (const title of titles) expect(title).toMatch(/^\w+ing\b/);
});
