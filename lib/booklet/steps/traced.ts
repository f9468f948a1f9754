import { OPERATIONS } from '@/lib/operations/registry';
import { type Book, say } from '../book';
import { listed } from './words/in-sentence';

/** The marked places that are worked on from the right side, to be traced with thread; `none` where there are none. */
export function traced(book: Book): string {
  const { operations, seams } = book.draft;
  const places = [...operations, ...seams].flatMap(({ operation }) => OPERATIONS[operation].traced ?? []);
  if (places.length === 0) return 'none';
  return listed(
    [...new Set(places)].map((place) => say(book, `steps.traced.${place}`)),
    book.locale,
  );
}
