import 'server-only';
import { randomBytes } from 'node:crypto';

// Crockford's alphabet: no letter that could be taken for another.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** A new pattern code: sixty random bits in three groups (`7K3M-9QXT-2WVB`). It says nothing of the pattern. */
export function newPatternCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % 32]).join('');
  return grouped(letters);
}

/** A code as somebody typed it, in the form we keep; undefined when it cannot be one. */
export function readPatternCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return new RegExp(`^[${ALPHABET}]{${LENGTH}}$`).test(letters) ? grouped(letters) : undefined;
}

function grouped(letters: string): string {
  return (letters.match(/.{4}/g) ?? []).join('-');
}
