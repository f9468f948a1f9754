import 'server-only';
import { z } from 'zod';

// Controls, lone surrogates, byte order marks, line separators, and the marks that turn the direction of writing:
// each can make a name look like something else on a screen, in a file name or in a mail.
const FORBIDDEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\uffff]/u;

/** One line a person typed: composed, trimmed, at most `max` characters, without control or direction characters. */
export function lineOfText(max: number) {
  return z
    .string()
    .refine((text) => !FORBIDDEN.test(text), { params: { rule: 'forbidden-characters' }, abort: true })
    .transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1).max(max));
}

/** An address that can stand alone in a header: one recipient, plain ASCII, nothing quoted or commented. */
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email())
  .refine((address) => /^[\x21-\x7e]+$/.test(address) && !/[(),:;<>[\]\\"]/.test(address), {
    params: { rule: 'email' },
  });

/** Something that may be left out, or taken away by giving it empty: null then. */
export function clearable<T>(schema: z.ZodType<T>) {
  return z.preprocess((value) => (value === '' ? null : value), schema.nullable().optional());
}
