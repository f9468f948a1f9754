import type { Document, Page } from '@/lib/drawing/document';
import { fitText } from '@/lib/drawing/fit-text';
import type { Item } from '@/lib/drawing/types';
import { item } from '@/lib/geometry/sequence';
import { once } from '@/lib/pattern/once';
import type { Draft } from '@/lib/pattern/types';
import { type Book, type BookletOptions, openBook, say } from './book';
import type { Chapter } from './chapter';
import { CHAPTERS } from './chapters';
import { type ContentsLine, coverBlock, rastersOfCover } from './chapters/cover';
import type { Block } from './compose/block';
import { type FlowedPage, flow, paged, roomUnder } from './compose/flow';
import { chapterTitle } from './compose/heading';
import { COLUMN_HEIGHT, COLUMN_WIDTH, FOOT, MARGIN, PAGE } from './compose/page';
import { type Setting, settled, settledByPage } from './compose/settle';
import { hairline } from './compose/strokes';
import { textLine } from './compose/text';

/**
 * The booklet of a draft as a document of A4 pages that also print on US Letter: cover, then the chapters of
 * `CHAPTERS` in order, in the reader's language. Pure: the same draft and options give the same document.
 */
export function bookletDocument(draft: Draft, options: BookletOptions): Document {
  const book = openBook(draft, options);
  const inside = flow(bound(book));
  const contents = contentsOf(inside);
  const flowed = [...flow([coverBlock(book, contents)]), ...inside];
  return {
    title: `${book.patternName} – ${say(book, 'cover.kind')}`,
    author: 'Droitfil',
    lang: book.locale,
    date: book.date,
    theme: 'print',
    layers: [],
    forms: [],
    pages: flowed.map((page, i) => pageOf(book, page, i, flowed.length)),
    bookmarks: contents.map(({ number, title, page }) => ({ title: `${number} ${title}`, page: page - 1 })),
  };
}

/** The chapters one after the other, each beginning on the last page of the one before it where there is room. */
function bound(book: Book): Block[] {
  const own = CHAPTERS.findIndex(({ room }) => room === COLUMN_HEIGHT);
  const making = makingOf(book);
  const before = fewest(
    TIGHTER.map((tighter) => () => chaptersIn(making, { from: 0, to: own, tighter, above: [] })),
  );
  return [...before, ...chaptersIn(making, { from: own, to: CHAPTERS.length, tighter: 0, above: before })];
}

/** What chapters are made of. Each part is made once, however often it is set. */
interface Making {
  readonly book: Book;
  readonly blocksOf: (chapter: Chapter) => readonly Block[];
  readonly settingsOf: (chapter: Chapter) => readonly Setting[] | undefined;
}

function makingOf(book: Book): Making {
  const made = once((setting: Setting) => setting());
  return {
    book,
    blocksOf: once((chapter) => chapter.blocks(book)),
    settingsOf: once((chapter) => chapter.settings?.(book).map((setting) => () => made(setting))),
  };
}

/** Chapters that share pages are all set from their first, second or third setting on: one may make room for the next. */
const TIGHTER = [0, 1, 2, 3] as const;

function fewest(settings: readonly Setting[]): readonly Block[] {
  const made = settings.map((setting) => setting());
  const counts = made.map((blocks) => paged(blocks).length);
  return item(made, counts.indexOf(Math.min(...counts)));
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly tighter: number;
  readonly above: readonly Block[];
}

function chaptersIn(making: Making, { from, to, tighter, above }: Stretch): Block[] {
  const blocks: Block[] = [];
  CHAPTERS.slice(from, to).forEach((chapter, i) => {
    const left = roomUnder([...above, ...blocks]);
    blocks.push(...chapterBlocks(making, chapter, from + i + 1, { left, tighter }));
  });
  return blocks;
}

interface Place {
  readonly left: number;
  readonly tighter: number;
}

function chapterBlocks(making: Making, chapter: Chapter, number: number, { left, tighter }: Place): Block[] {
  const newPage = left < chapter.room;
  const title = chapterTitle(number, say(making.book, `chapters.${chapter.id}`), { newPage });
  const settings = making.settingsOf(chapter);
  if (!settings) return [title, ...making.blocksOf(chapter)];
  const tried = settings.slice(Math.min(tighter, settings.length - 1));
  return (chapter.byPage ? settledByPage : settled)(
    tried.map((setting) => () => [title, ...setting()]),
    newPage ? COLUMN_HEIGHT : left,
  );
}

/** Page numbers count the cover as the first. */
function contentsOf(pages: readonly FlowedPage[]): ContentsLine[] {
  const lines = pages.flatMap(({ titles }, i) => titles.map(({ title }) => ({ title, page: i + 2 })));
  return lines.map((line, i) => ({ ...line, number: i + 1 }));
}

function pageOf(book: Book, { items }: FlowedPage, index: number, total: number): Page {
  return {
    id: String(index + 1),
    width: PAGE.width,
    height: PAGE.height,
    items: index === 0 ? items : [...items, ...footOf(book, index + 1, total)],
    ...(index === 0 && { rasters: rastersOfCover(book, items) }),
  };
}

function footOf(book: Book, page: number, total: number): Item[] {
  const right = MARGIN.left + COLUMN_WIDTH;
  const words = `${book.patternName} · ${book.code} · ${book.numbers.date(book.date)}`;
  const line = fitText(words, 'sans', 0.26, COLUMN_WIDTH - 2);
  return [
    hairline([MARGIN.left, FOOT + 0.35], [right, FOOT + 0.35]),
    textLine(line, [MARGIN.left, FOOT + 0.2], 'foot'),
    textLine(say(book, 'foot.page', { page, total }), [right, FOOT + 0.2], 'foot', 'end'),
  ];
}
