import { finishedMeasures } from '@/lib/drafting/finished-measures';
import { type Book, say } from '../book';
import { clothNeeds } from '../cloth-needs';
import { type Block, beside, together } from '../compose/block';
import { COLUMN_WIDTH } from '../compose/page';
import { frame } from '../compose/strokes';
import { paragraph, textLine } from '../compose/text';
import { pins } from './difficulty';

const SWATCH = 3.4;
const FACTS = 12;
/** The width of cloth that shops have most. */
const COMMON = 140;

/** What one asks before one begins: how hard, how long, in what cloth and how much; and room for a piece of it. */
export function factsBlock(book: Book): Block {
  return beside([
    { left: 0, block: together([pins(book.draft.difficulty), ...factLines(book)]) },
    { left: COLUMN_WIDTH - SWATCH, block: swatch(book) },
  ]);
}

const factLines = (book: Book): Block[] =>
  [
    say(book, `difficulty.levels.${book.draft.difficulty}`),
    ...lengthLine(book),
    ...clothLine(book),
    ...needLine(book),
    say(book, `fabric.advice.${book.draft.choices.garment}.crisp`),
  ].map((text) => paragraph(text, { width: FACTS, after: 0.08 }));

/** The back of the garment from the nape, or from where it ends below that, down, as it will be worn. */
function lengthLine(book: Book): string[] {
  const { backLength, centreBackLength = backLength } = finishedMeasures(book.draft);
  if (centreBackLength === undefined) return [];
  return [say(book, 'cover.length', { length: book.numbers.length(centreBackLength) })];
}

const clothLine = (book: Book): string[] =>
  book.cloth === undefined ? [] : [say(book, 'cover.seenIn', { cloth: book.cloth })];

function needLine(book: Book): string[] {
  const need = clothNeeds(book.draft).find(({ material, width }) => material === 'shell' && width === COMMON);
  if (!need?.layout) return [];
  return [
    say(book, 'cover.need', {
      length: book.numbers.cloth(need.buy),
      width: book.numbers.length(COMMON),
    }),
  ];
}

const swatch = (book: Book): Block => ({
  height: SWATCH,
  draw: (x, y) => [
    frame(x, y, SWATCH, SWATCH),
    textLine(say(book, 'cover.swatch'), [x + 0.15, y - SWATCH + 0.5], 'caption'),
  ],
});
