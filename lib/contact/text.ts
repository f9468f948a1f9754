import 'server-only';
import { z } from 'zod';

// As for a line of text, save that a letter may have lines and tabs.
const FORBIDDEN = /[^\P{Cc}\n\t]|[\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\uffff]/u;

/** Several lines a person typed: composed, trimmed, at most `max` characters, without control characters. */
export function textOfLetter(max: number) {
  return z
    .string()
    .max(2 * max)
    .transform((text) => text.replaceAll('\r\n', '\n').normalize('NFC').trim())
    .refine((text) => !FORBIDDEN.test(text), { params: { rule: 'forbidden-characters' }, abort: true })
    .pipe(z.string().min(1).max(max));
}
