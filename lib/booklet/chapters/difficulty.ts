import { circlePath } from '@/lib/drawing/paths';
import { drawn, filled } from '@/lib/drawing/pen';
import { type Book, say } from '../book';
import type { Chapter } from '../chapter';
import { type Block, beside, together } from '../compose/block';
import { ON_PAGE } from '../compose/strokes';
import { paragraph } from '../compose/text';

export const difficulty: Chapter = {
  id: 'difficulty',
  room: 0,
  blocks: (book) => [
    together([
      { ...levelRow(book), after: 0.3 },
      paragraph(say(book, 'difficulty.times', timesOf(book))),
      paragraph(say(book, 'difficulty.timesNote'), { style: 'caption', after: 0.35 }),
    ]),
  ],
};

const levelRow = (book: Book) =>
  beside([
    { left: 0, block: pins(book.draft.difficulty) },
    { left: 3.6, block: levelText(book) },
  ]);

const levelText = (book: Book) =>
  paragraph(say(book, `difficulty.levels.${book.draft.difficulty}`), { width: 13.2 });

function timesOf({ draft: { times }, numbers }: Book) {
  return {
    preparation: numbers.duration(times.preparationMinutes),
    realisation: numbers.duration(times.realisationMinutes),
    total: numbers.duration(times.preparationMinutes + times.realisationMinutes),
  };
}

/** Five pin heads, as many filled as the pattern is hard. */
export function pins(level: number): Block {
  return {
    height: 0.6,
    draw: (x, y) =>
      Array.from({ length: 5 }, (_, i) => circlePath([x + 0.25 + i * 0.62, y - 0.28], 0.2)).map((path, i) =>
        i < level ? filled(path, 'highlight', ON_PAGE) : drawn(path, 'hairline', ON_PAGE),
      ),
  };
}
