import type { Book } from './book';
import type { Block } from './compose/block';
import type { Setting } from './compose/settle';

/** A chapter of several pages that begins under another shows this much of itself there, cm. */
export const ENOUGH = 9;

/** One chapter of the booklet: its title is the message `<id>.title`. */
export interface Chapter {
  readonly id: string;
  /** Begins a page of its own where less than this is left of the last one, cm; short chapters follow on. */
  readonly room: number;
  readonly blocks: (book: Book) => readonly Block[];
  /** Its blocks from the roomiest to the tightest, for a chapter whose pages share out. */
  readonly settings?: (book: Book) => readonly Setting[];
  /** Each of these pages may be set as roomily as it can be by itself: all settings have the same blocks, larger or smaller. */
  readonly byPage?: true;
}
