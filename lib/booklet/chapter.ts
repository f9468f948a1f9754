import type { Book } from './book';
import type { Block } from './compose/block';

/** One chapter of the booklet: its title is the message `<id>.title`. */
export interface Chapter {
  readonly id: string;
  /** Begins a page of its own; short chapters follow on. */
  readonly newPage: boolean;
  readonly blocks: (book: Book) => readonly Block[];
}
