import type { Book } from './book';
import type { Block } from './compose/block';
import type { Setting } from './compose/settle';

/** One chapter of the booklet: its title is the message `<id>.title`. */
export interface Chapter {
  readonly id: string;
  /** Begins a page of its own; short chapters follow on. */
  readonly newPage: boolean;
  readonly blocks: (book: Book) => readonly Block[];
  /** Its blocks from the roomiest to the tightest, for a chapter that begins a page and whose pages share out. */
  readonly settings?: (book: Book) => readonly Setting[];
}
