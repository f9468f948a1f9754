import { expect, test } from 'vitest';
import { RULES } from '@/lib/drafting/checks/registry';
import {
  type Citation,
  citationsIn,
  citingFiles,
  lostPaths,
  rulesOfInvariants,
  sectionsOfMethods,
} from './citations';
import { readSource } from './import-graph';

const sections = sectionsOfMethods();
const rules = rulesOfInvariants();

/** Within the books themselves and the words for them, a section is one of METHODS. */
const IN_BOOKS = /^docs\//;

function leadsNowhere(file: string, { book, place }: Citation): boolean {
  if (book === 'METHODS') return !sections.has(place);
  if (book === 'INVARIANTS') return !rules.has(place);
  return !IN_BOOKS.test(file) || !sections.has(place.slice(1));
}

test('every citation of METHODS and INVARIANTS leads to its section or rule', () => {
  const lost = citingFiles()
    .filter((file) => !file.startsWith('lib/testing/citations'))
    .flatMap((file) =>
      citationsIn(readSource(file))
        .filter((citation) => leadsNowhere(file, citation))
        .map(({ book, place, line }) => `${file}:${line} cites ${book} ${place}`),
    );
  expect(lost).toEqual([]);
});

test('INVARIANTS has every rule of the registry, with its severity, and no other', () => {
  const checked = new Map(RULES.map(({ id, severity }) => [id, severity]));
  const written = [...rules].filter(([id]) => !id.startsWith('H'));
  expect(written.map(([id]) => id)).toEqual([...checked.keys()]);
  const wrong = written.filter(([id, row]) => row.trim().split(' | ').at(-1)?.[0] !== checked.get(id));
  expect(wrong.map(([id]) => id)).toEqual([]);
});

test('what the documents name is there', () => {
  expect(lostPaths()).toEqual([]);
});

test('citations are found in lists, in ranges and over the end of a line', () => {
  const text = `/** METHODS §3.3–3.4, §7: 5–6. */
// (H, INVARIANTS
// F12, B3 and A1–A4) see METHODS §4 and §9.9, and §2.`;
  const found = citationsIn(text).map(({ book, place, line }) => `${line} ${book} ${place}`);
  expect(found).toEqual([
    '1 METHODS 3.3',
    '1 METHODS 3.4',
    '1 METHODS 7',
    '3 METHODS 4',
    '3 METHODS 9.9',
    '2 INVARIANTS F12',
    '2 INVARIANTS B3',
    '2 INVARIANTS A1',
    '2 INVARIANTS A4',
    '3 no book §2',
  ]);
});
