import { say } from '../book';
import type { Chapter } from '../chapter';
import { beside } from '../compose/block';
import { paragraph } from '../compose/text';

/** Words the steps use, in the order of the French alphabet's first meeting: each explained by what to do. */
export const TERMS = [
  'rightSidesTogether',
  'grain',
  'selvedge',
  'notch',
  'allowance',
  'baste',
  'overcast',
  'grade',
  'clip',
  'pressOpen',
  'pressAside',
  'staystitch',
  'understitch',
  'ease',
  'dart',
  'facing',
  'fuse',
  'toile',
] as const;

/** No fewer entries than these stand alone on a page. */
const FEW = 2;

export const glossary: Chapter = {
  id: 'glossary',
  room: 0,
  blocks: (book) => {
    const entries = TERMS.map((term) => ({
      name: say(book, `glossary.terms.${term}.name`),
      text: say(book, `glossary.terms.${term}.text`),
    }));
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
