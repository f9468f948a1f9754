import type { Notion } from '@/lib/pattern/types';
import { type Book, say } from '../book';
import type { Chapter } from '../chapter';
import { together } from '../compose/block';
import { bullets, paragraph } from '../compose/text';
import { selector } from '../steps/words/garment-facts';
import { reelsOf } from './thread';

export const notions: Chapter = {
  id: 'notions',
  room: 0,
  // A list for the shop stays in one piece: its last line would else stand alone on a page.
  blocks: (book) => [
    together([
      paragraph(say(book, 'notions.intro')),
      ...bullets(notionLines(book)),
      ...bullets(alwaysNeeded(book)),
    ]),
  ],
};

/** What to buy beside cloth, one line each, exactly what the draft counts. */
export function notionLines(book: Book): string[] {
  return counted(book.draft.notions).map((notion) =>
    say(book, `notions.kinds.${notion.kind}`, figuresOf(book, notion)),
  );
}

/** What is bought alike is counted together: the button of a stand is one more of the front's. */
function counted(all: readonly Notion[]): Notion[] {
  const known = new Map<string, Notion>();
  for (const notion of all) {
    const { kind, use, length, width } = notion;
    const key = JSON.stringify([kind, use, length, width]);
    known.set(key, { ...notion, count: notion.count + (known.get(key)?.count ?? 0) });
  }
  return [...known.values()];
}

/** Sold by their diameter. */
const ROUND: readonly Notion['kind'][] = ['button', 'backing-button', 'inner-button'];

function figuresOf({ numbers }: Book, { kind, use, count, length, width }: Notion) {
  const across = ROUND.includes(kind) ? numbers.diameter : numbers.length;
  return {
    count,
    use: selector(use),
    length: length === undefined ? '' : numbers.length(length),
    width: width === undefined ? '' : across(width),
  };
}

function alwaysNeeded(book: Book): string[] {
  const interfaced = book.draft.pieces.some(({ material }) => material === 'interfacing');
  const buttoned = book.draft.notions.some(({ kind }) => kind === 'button');
  const keys = [
    ...(buttoned ? ['spareButton'] : []),
    ...(interfaced ? ['interfacing'] : []),
    ...['thread', 'needle', 'handNeedle'],
  ];
  return keys.map((key) => say(book, `notions.${key}`, { reels: reelsOf(book) }));
}
