import type { Locale } from '@/lib/i18n/locales';

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';
const JOINER = '\u2060';

function french(text: string): string {
  return text
    .replace(/[ \u00a0\u202f]*([;!?])(?=\s|$|[»)\]*_])/g, `${NARROW}$1`)
    .replace(/[ \u00a0\u202f]+:(?=\s|$)/g, `${NARROW}:`)
    .replace(/«[ \u00a0\u202f]*/g, `«${NARROW}`)
    .replace(/[ \u00a0\u202f]*»/g, `${NARROW}»`);
}

function quotes(text: string, open: string, close: string): string {
  return text.replace(/"([^"]*)"/g, `${open}$1${close}`);
}

const RULES: Readonly<Record<Locale, (text: string) => string>> = {
  fr: (text) => french(quotes(text, '«', '»')),
  en: (text) => quotes(text, '“', '”'),
  de: (text) => quotes(text, '„', '“'),
};

/** A title as a word inside a sentence: small, where the language writes it so and it is no letter's shape (V-neck). */
export function inSentence(title: string, locale: Locale): string {
  return locale === 'de' || !/^\p{Lu}\p{Ll}/u.test(title)
    ? title
    : title.charAt(0).toLowerCase() + title.slice(1);
}

/**
 * Sets a text as its language prints it: apostrophes, quotation marks, the narrow spaces French puts before
 * double punctuation, and a number kept on one line with its unit and with the number it reaches to.
 */
export function typeset(text: string, locale: Locale): string {
  const curly = text.replace(/(?<=\p{L}|\d)'/gu, '’').replaceAll('...', '…');
  const joined = curly.replace(/(\d–)(?=\d)/g, `$1${JOINER}`);
  return RULES[locale](joined).replace(/(\d) (cm|mm|m|g|%|°|min|h|€|in)\b/g, `$1${NO_BREAK}$2`);
}
