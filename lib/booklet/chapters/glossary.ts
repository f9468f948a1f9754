import { once } from '@/lib/pattern/once';
import { type Book, say } from '../book';
import type { Chapter } from '../chapter';
import { beside } from '../compose/block';
import { paragraph } from '../compose/text';
import { careLines } from './care';
import { toldJobs } from './steps';

/** What every booklet speaks of, in its layouts, on its pieces and before the first cut. */
const ALWAYS = ['grain', 'selvedge', 'notch', 'allowance', 'toile'] as const;

/** Words the steps of some garment use: each is explained where its booklet uses it, by what to do. */
export const MET = [
  ...['rightSidesTogether', 'baste', 'overcast', 'grade', 'clip', 'pressOpen', 'pressAside', 'staystitch'],
  ...['understitch', 'ease', 'dart', 'facing', 'fuse', 'slipstitch', 'blindStitch', 'runningStitch'],
  ...['buttonholeStitch', 'backstitch', 'gather', 'pressCloth', 'ham', 'sleeveBoard', 'topstitch', 'ditch'],
  ...['rollSeam', 'pivot', 'bias', 'zipFoot', 'shank', 'cap', 'casing', 'placement', 'welt', 'pocketBag'],
  ...[
    'halfBelt',
    'placket',
    'fly',
    'stand',
    'underlap',
    'sleeveHead',
    'rollLine',
    'lapel',
    'yoke',
    'peplum',
    'bow',
    'raglan',
    'vent',
  ],
] as const;

/** No fewer entries than these stand alone on a page. */
const FEW = 2;

export const glossary: Chapter = {
  id: 'glossary',
  room: 0,
  blocks: (book) => {
    const entries = termsIn(book).map((term) => entryOf(book, term));
    const sorted = entries.sort((a, b) => a.name.localeCompare(b.name, book.locale));
    return sorted.map(({ name, text }, i) => ({
      ...beside([
        { left: 0, block: paragraph(name, { style: 'strong', width: 4.6 }) },
        { left: 4.9, block: paragraph(text, { width: 12.1 }) },
      ]),
      after: 0.24,
      keepWithNext: i + 1 < FEW || (i < sorted.length - 1 && i >= sorted.length - FEW),
    }));
  },
};

/** The terms this booklet has to explain: no word that it does not use. */
export function termsIn(book: Book): string[] {
  const text = textOf(book);
  return [...ALWAYS, ...MET.filter((term) => beginningsOf(book, term).some((each) => each.test(text)))];
}

/** A term and what it means; of two words explained together, the one this booklet uses or both. */
export function entryOf(book: Book, term: string): { readonly name: string; readonly text: string } {
  const [first, second] = isAlways(term)
    ? []
    : beginningsOf(book, term).map((each) => each.test(textOf(book)));
  const met = first && second ? 'both' : second ? 'second' : 'first';
  return {
    name: say(book, `glossary.terms.${term}.name`, { met }),
    text: say(book, `glossary.terms.${term}.text`, { met }),
  };
}

const isAlways = (term: string): boolean => ALWAYS.some((each) => each === term);

/**
 * How the words of a term begin, in the reader's language: `crantez` is met, and `cran` alone is not. A semicolon parts
 * two words that one entry explains.
 */
function beginningsOf(book: Book, term: string): RegExp[] {
  const found = say(book, `glossary.terms.${term}.found`);
  return found.split(';').map((words) => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu'));
}

const textOf = once((book: Book): string =>
  [
    ...toldJobs(book).flatMap(({ title, told }) => [title, ...told.map(({ text }) => text)]),
    ...careLines(book),
  ].join(' '),
);
