import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import type { Pair } from '@/lib/geometry/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { type Book, say } from '../book';
import type { Chapter } from '../chapter';
import { clothNeeds } from '../cloth-needs';
import { allowances } from './allowances';
import { certificate } from './certificate';
import { fabric, materialName } from './fabric';
import { layouts } from './layouts';
import { notions } from './notions';
import { printGuide } from './print-guide';
import { steps } from './steps';
import { toile } from './toile';

const opened = (slot: string, value: string, garment: Garment = 'top'): Book =>
  bookWith(garment, { [slot]: value });

/** What each block of a chapter says, line by line. */
const linesOf = (book: Book, chapter: Chapter): string[][] =>
  chapter
    .blocks(book)
    .map((block) => block.draw(0, 0).flatMap((item) => (item.kind === 'text' ? [item.text] : [])));

test('where sleeves are cut in one with the body there is no armhole to look at', () => {
  const armhole = (book: Book) => say(book, 'toile.checks.armhole.where');
  const [kimono, plain] = [opened('sleeve', 'kimono'), opened('sleeve', 'set-in')];
  expect(linesOf(plain, toile).flat()).toContain(armhole(plain));
  expect(linesOf(kimono, toile).flat()).not.toContain(armhole(kimono));
});

test('the toile is looked at where the garment lies on the shoulder', () => {
  const said = (sleeve: string) => linesOf(bookWith('dress', { sleeve }), toile).flat().join(' ');
  expect(said('straps')).toContain('bretelles');
  expect(said('cap')).not.toContain('dépasse l’os');
  expect(said('set-in')).toContain('dépasse l’os');
});

test('a sleeve without a cap is not asked to have it moved', () => {
  const said = (sleeve: string) => linesOf(opened('sleeve', sleeve), toile).flat().join(' ');
  for (const capped of ['set-in', 'puff']) expect(said(capped)).toContain('tête de manche');
  expect(said('raglan')).toContain('tour de bras');
  expect(said('raglan')).not.toContain('tête de manche');
});

test('the widths of the allowances are never parted from what introduces them, and none is said in words', () => {
  const book = opened('sleeve', 'set-in');
  const [first = []] = linesOf(book, allowances);
  const rows = ['edge', 'roles.most', 'roles.hem', 'roles.finished'];
  for (const row of rows) expect(first).toContain(say(book, `allowances.${row}`, { overcast: 'yes' }));
  expect(first.join(' ')).toContain(say(book, 'allowances.none'));
  expect(first.join(' ')).not.toContain('–');
});

test('the tint of a lining is explained where there is one, and only there', () => {
  const tints = (book: Book) =>
    ['liningSide', 'liningWrongSide'].map((side) => say(book, `allowances.tints.${side}`));
  const [lined, plain] = [opened('inside', 'lining', 'dress'), opened('sleeve', 'set-in')];
  expect(linesOf(lined, allowances).flat()).toEqual(expect.arrayContaining(tints(lined)));
  for (const tint of tints(plain)) expect(linesOf(plain, allowances).flat()).not.toContain(tint);
  expect(linesOf(lined, steps).flat().join(' ')).toContain('hachurée');
  expect(linesOf(plain, steps).flat().join(' ')).not.toContain('hachurée');
});

test('a length is changed at the double line where the skirt has one, and at its edge where it has none', () => {
  const said = (skirt: string) =>
    linesOf(bookWith('dress', { 'waist-seam': 'natural', skirt }), toile)
      .flat()
      .join(' ');
  expect(said('gathered')).toContain('double ligne');
  expect(said('full-circle')).not.toContain('double ligne');
});

test('a waist is drawn on the toile only where none of its seams is one', () => {
  const said = (worn: Readonly<Record<string, string>>) =>
    linesOf(bookWith('dress', worn), toile).flat().join(' ');
  expect(said({ 'waist-seam': 'none' })).toContain('la taille, la poitrine');
  for (const seam of ['natural', 'empire'])
    expect(said({ 'waist-seam': seam })).not.toContain('la taille, la');
  expect(said({ 'waist-seam': 'natural' })).toContain('La couture de taille');
});

test('a garment is not asked about darts where a seam shapes the bust', () => {
  const said = (book: Book) => linesOf(book, toile).flat().join(' ');
  expect(said(opened('bust-shaping', 'side-dart'))).toMatch(/pinces? /);
  for (const seamed of ['princess-armhole', 'gathered-yoke']) {
    expect(said(opened('bust-shaping', seamed))).not.toMatch(/pinces? /);
  }
});

test('a jacket is tried on over what is worn under it, and stiff cloth is no trouble without gathers', () => {
  const said = (book: Book, chapter: Chapter) => linesOf(book, chapter).flat().join(' ');
  const jacket = opened('opening', 'double-breasted', 'jacket');
  expect(said(jacket, toile)).not.toContain('chaussures');
  const [gathered, panelled] = ['gathered', 'panelled'].map((skirt) =>
    bookWith('dress', { 'waist-seam': 'natural', skirt }),
  ) as [Book, Book];
  expect(said(gathered, toile)).toContain('chaussures');
  expect(said(gathered, fabric)).toContain('froncée');
  expect(said(panelled, fabric)).not.toContain('froncée');
});

test('the list for the shop is never parted', () => {
  const book = opened('opening', 'double-breasted', 'jacket');
  const [list = [], ...more] = linesOf(book, notions);
  expect(more).toEqual([]);
  for (const key of ['intro', 'spareButton', 'needle']) expect(list).toContain(say(book, `notions.${key}`));
  expect(list.filter((line) => line.includes('bouton'))).toHaveLength(3);
});

test('where no width takes every piece the layouts say so', () => {
  const book = opened('sleeve', 'set-in');
  const [first, ...others] = book.draft.pieces;
  if (!first) throw new Error('A draft without pieces');
  const broad = { ...first, cutLine: first.cutLine.map(([x, y]): Pair => [6 * x, y]) };
  const draft = { ...book.draft, pieces: [broad, ...others] };
  expect(clothNeeds(draft).filter(({ material, layout }) => material === 'shell' && layout)).toEqual([]);
  const said = (shown: Book) =>
    linesOf(shown, layouts)
      .filter((lines) => lines.includes(materialName(book, 'shell')))
      .flat()
      .join(' ');
  expect(said({ ...book, draft })).toContain('Aucune des largeurs courantes');
  expect(said(book)).not.toContain('Aucune des largeurs courantes');
});

test('under a step no line leaves the number of a piece behind', () => {
  const lists = linesOf(opened('skirt', 'tiered', 'dress'), steps)
    .flat()
    .filter((line) => line.includes('· '));
  expect(lists.length).toBeGreaterThan(0);
  for (const line of lists) {
    expect(line).not.toMatch(/\d$/);
    expect(line).not.toMatch(/^·/);
  }
});

test('what introduces the certificate stays with the first three of its seams', () => {
  const blocks = certificate.blocks(opened('sleeve', 'set-in'));
  const held = blocks.slice(0, 6).map(({ keepWithNext = false }) => keepWithNext);
  expect(held).toEqual([true, true, true, true, true, false]);
});

test.each(['fr', 'en', 'de'] as const)(
  'a small button is told to the half millimetre, in the list for the shop and in the steps (%s)',
  (locale) => {
    const book = bookWith('top', { 'neckline-front': 'keyhole' }, locale);
    const said = book.numbers.diameter(1.15);
    expect(said).toContain('5');
    for (const chapter of [notions, steps]) expect(linesOf(book, chapter).flat().join(' ')).toContain(said);
  },
);

test('where there is a seam at the waist, its length is told apart from the waist', () => {
  const said = (skirted: string) =>
    linesOf(bookWith('dress', { 'waist-seam': skirted }), certificate)
      .flat()
      .join(' ');
  expect(said('natural')).toContain('suit une courbe');
  expect(said('none')).not.toContain('suit une courbe');
});

test('a seam under the bust is looked at there, and called so in the certificate', () => {
  const said = (chapter: Chapter, seam: string) =>
    linesOf(bookWith('dress', { 'waist-seam': seam }), chapter)
      .flat()
      .join(' ');
  expect(said(toile, 'empire')).toContain('Sous la poitrine');
  expect(said(certificate, 'empire')).not.toContain('de taille');
  expect(said(toile, 'natural')).toContain('Taille');
  expect(said(certificate, 'natural')).toContain('de taille');
});

test('a piece wider than the roll is told as strips to be joined', () => {
  const said = (skirt: string) =>
    linesOf(bookWith('dress', { 'waist-seam': 'empire', skirt }), printGuide)
      .flat()
      .join(' ');
  expect(said('tiered')).toContain('bord à bord');
  expect(said('straight')).not.toContain('bord à bord');
});
