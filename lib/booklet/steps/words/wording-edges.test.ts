import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { TEST_LOCALES, type TestLocale } from '@/lib/testing/booklet/words';
import type { Book } from '../../book';
import { actionsOf, stepText } from '../../chapters/steps';
import { jobsOf } from '../jobs/jobs';

const dress = (worn: Readonly<Record<string, string>>, locale?: TestLocale) =>
  bookWith('dress', worn, locale);
const jacket = (worn: Readonly<Record<string, string>>) => bookWith('jacket', worn);

const said = (book: Book, operation: string): string =>
  jobsOf(book)
    .filter((job) => job.operation === operation)
    .flatMap((job) => actionsOf(book, job).map((action) => stepText(book, job, action)))
    .join(' ');

test('the corners of a neckline are cut into, where it has any', () => {
  expect(said(dress({ 'neckline-front': 'square' }), 'attach-facing')).toContain('angle rentrant');
  expect(said(dress({ 'neckline-front': 'round' }), 'attach-facing')).not.toContain('angle rentrant');
});

test('the gathered seam under a yoke is overcast unless a lining covers it', () => {
  const yoke = { 'bust-shaping': 'gathered-yoke' };
  expect(said(dress(yoke), 'sew-yoke')).toContain('Surfilez');
  expect(said(dress({ ...yoke, inside: 'lining' }), 'sew-yoke')).not.toContain('Surfilez');
});

test('pleats are opened for their hem and pressed in again', () => {
  const pleated = said(dress({ 'waist-seam': 'natural', skirt: 'pleated' }), 'hem');
  expect(pleated).toMatch(/Ouvrez d’abord les plis.*Marquez ensuite de nouveau les plis/);
  expect(said(dress({ 'waist-seam': 'natural', skirt: 'gathered' }), 'hem')).not.toContain('les plis');
});

test.each(TEST_LOCALES)('what is trimmed to level a circle is overcast again in %s', (locale) => {
  const again = { fr: 'surfilez de nouveau', en: 'overcast afresh', de: 'versäubern Sie neu' }[locale];
  expect(said(dress({ 'waist-seam': 'natural', skirt: 'full-circle' }, locale), 'hem')).toContain(again);
});

test('two neck seams with a collar between them are caught together once the facing is turned', () => {
  const caught = 'Fixez leurs marges ensemble';
  expect(said(dress({ collar: 'peter-pan', inside: 'facings' }), 'understitch')).toContain(caught);
  expect(said(dress({ collar: 'bow', inside: 'facings' }), 'understitch')).toContain(caught);
  expect(said(dress({ collar: 'none', inside: 'facings' }), 'understitch')).not.toContain(caught);
  expect(said(dress({ collar: 'ruffle', inside: 'facings' }), 'understitch')).not.toContain(caught);
});

test.each(TEST_LOCALES)('a facing that is eased at the shoulder like its garment says so in %s', (locale) => {
  const ease = /0[.,]6\scm/;
  const reaching = { sleeve: 'none', inside: 'facings' };
  expect(said(dress(reaching, locale), 'sew-facing-ends')).toMatch(ease);
  expect(said(dress({ sleeve: 'set-in', inside: 'facings' }, locale), 'sew-facing-ends')).not.toMatch(ease);
});

test('darts are marked only where a garment has any', () => {
  const plain = {
    'bust-shaping': 'gathered-yoke',
    'back-shaping': 'none',
    'waist-seam': 'empire',
    skirt: 'tiered',
  };
  expect(said(dress({ opening: 'none', fit: 'easy', ...plain }), 'cut-out')).not.toContain('pinces');
  expect(said(dress({ 'bust-shaping': 'side-dart' }), 'cut-out')).toContain('les pinces, les pointes');
});

test('the under collar of a shawl goes to the neckline alone: its other layer is still the facing', () => {
  const free = 'épaisseur';
  expect(said(jacket({ collar: 'notched' }), 'attach-collar')).toContain(free);
  expect(said(jacket({ collar: 'shawl' }), 'attach-collar')).not.toContain(free);
});

test('only a shawl is turned with its fronts all round the collar', () => {
  expect(said(jacket({ collar: 'shawl' }), 'understitch')).toContain('du revers et du col');
  expect(said(jacket({ collar: 'notched' }), 'understitch')).not.toContain('et du col');
});

test.each(['notched', 'shawl'])(
  'the neck seams of a %s collar are caught together once it is turned',
  (collar) => {
    expect(said(jacket({ collar }), 'understitch')).toMatch(
      /Retournez la parementure.*Fixez leurs marges ensemble/,
    );
  },
);

test('a welted mouth is basted once, under its flap if it has one, until the bags are closed', () => {
  const [basted, free] = ['Bâtissez l’ouverture', 'Ôtez ensuite le bâti de l’ouverture'];
  const [welt, flap, seam] = [
    jacket({ pockets: 'welt' }),
    jacket({ pockets: 'flap' }),
    jacket({ pockets: 'in-seam' }),
  ];
  expect(said(welt, 'make-welt-pocket')).toContain(basted);
  expect(said(flap, 'make-welt-pocket')).not.toContain(basted);
  expect(said(flap, 'attach-pocket-flap')).toContain(basted);
  for (const book of [welt, flap]) expect(said(book, 'sew-pocket-bag')).toContain(free);
  expect(said(seam, 'sew-pocket-bag')).not.toContain(free);
});

test('a flap is caught before a bag closes the way into its mouth', () => {
  const order = jobsOf(jacket({ pockets: 'flap' })).map(({ operation }) => operation);
  const made = ['make-welt-pocket', 'attach-pocket-flap', 'attach-pocket-bags'] as const;
  const [welts, flap, bags] = made.map((each) => order.indexOf(each));
  expect([flap, bags]).toEqual([(welts ?? 0) + 1, (welts ?? 0) + 2]);
});

test('the pleat above a hem is closed at the facings, where the front has any', () => {
  const ends = 'le bas des parementures';
  expect(said(jacket({ inside: 'lining' }), 'attach-lining-hem')).toContain(ends);
  expect(said(jacket({ inside: 'lining', opening: 'front-zip' }), 'attach-lining-hem')).not.toContain(ends);
});

test('the curve between shoulder and funnel is clipped before its seam is opened', () => {
  const funnel = dress({ collar: 'funnel', inside: 'facings' });
  const plain = dress({ collar: 'none', inside: 'facings' });
  for (const operation of ['sew-shoulder', 'sew-facing-ends']) {
    expect(said(funnel, operation)).toMatch(/crantez .*l’arrondi/i);
    expect(said(plain, operation)).not.toMatch(/crantez .*l’arrondi/i);
  }
});

test('the sleeves of a lining are slipped into those of the garment once', () => {
  const lined = dress({ inside: 'lining', sleeve: 'set-in', 'sleeve-length': 'long' });
  const all = jobsOf(lined).flatMap((job) => said(lined, job.operation));
  const slipped = all.filter((text) => /(passez|glissez) (ses|les) manches/.test(text.toLowerCase()));
  expect(slipped).toHaveLength(1);
});

test('a narrow hem says how much is turned in, twice', () => {
  const narrow = bookWith('top', { sleeve: 'flutter' });
  expect(said(narrow, 'hem')).toMatch(/Repliez au fer 3,5\smm, la moitié de la marge, puis encore autant/);
});
