/** What fits on a label of the printed pattern. */
export const NAME_LENGTH = 60;

// Controls, lone surrogates, zero-width spaces, and the marks that turn the direction of writing: nobody means to
// type them, and on paper or in a file name they would make one name look like another.
const INVISIBLE = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\uffff]/gu;

/** A name as it is kept: composed, one line, without outer spaces or invisible characters. Not shortened. */
export function cleanName(text: string): string {
  return text.replace(INVISIBLE, ' ').normalize('NFC').replace(/\s+/g, ' ').trim();
}
