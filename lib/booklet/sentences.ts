import { type Book, say } from './book';

/**
 * One place in a text, whose sentences exclude each other: the first whose condition holds is said, none where none
 * does. A message decides by its figures at most how a word of it bends.
 */
export type Place<Known> = Readonly<Record<string, (known: Known) => boolean>>;

/** Messages select by words. */
export const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

/** Said where none of its place before it is. */
export const otherwise = () => true;

/** The names of the sentences that are said, in their order. */
const chooseSentences = <Known>(places: readonly Place<Known>[], known: Known): string[] =>
  places.flatMap((place) => Object.keys(place).find((name) => place[name]?.(known)) ?? []);

/** The sentences under `key` that are so of what is known, one after the other: of `care.wash`, `care.wash.jacket`. */
export function saySentences<Known extends Readonly<Record<string, number | string>>>(
  book: Book,
  key: string,
  places: readonly Place<Known>[],
  known: Known,
): string {
  return chooseSentences(places, known)
    .map((name) => say(book, `${key}.${name}`, known))
    .join(' ');
}
