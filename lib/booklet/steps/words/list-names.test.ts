import { expect, test } from 'vitest';
import { testWords } from '@/lib/testing/booklet/words';
import { nameInSentence } from './list-names';

test.each([
  ['fr', 'Manche', 'manche'],
  ['en', 'Under sleeve', 'under sleeve'],
  ['de', 'Ärmel', 'Ärmel'],
  ['de', 'Futter Oberärmel', 'Futter Oberärmel'],
  ['de', 'Einlage Kragen', 'Einlage Kragen'],
  ['de', 'Seitliches Vorderteil', 'seitliches Vorderteil'],
])('inside a sentence (%s) „%s“ is „%s“', (locale, name, written) => {
  expect(nameInSentence(name, locale)).toBe(written);
});

const TOLD_APART = ['front-centre', 'back-side', 'front-yoke', 'pocket', 'pocket-bag-under', 'ruffle-front'];

test.each(TOLD_APART)('no German piece keeps the capital of an adjective (%s)', (id) => {
  const name = testWords('de')(`catalogue.pieces.${id}`);
  expect(nameInSentence(name, 'de')).not.toBe(name);
});
