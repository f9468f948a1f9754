import { type Book, say } from '../book';
import { isSewn } from './find-sewn';
import { listed } from './words/in-sentence';

/** What is laid on marked places from the right side, and the place that is then to be seen there. */
const LAID_ON = [
  ['attach-patch-pocket', 'patches'],
  ['make-welt-pocket', 'slits'],
  ['attach-half-belt', 'halfBelt'],
  ['attach-belt-loops', 'loops'],
] as const;

/** The marked places that are worked on from the right side, to be traced with thread; `none` where there are none. */
export function traced(book: Book): string {
  const places = LAID_ON.filter(([operation]) => isSewn(book.draft, operation));
  if (places.length === 0) return 'none';
  return listed(
    places.map(([, place]) => say(book, `steps.traced.${place}`)),
    book.locale,
  );
}
