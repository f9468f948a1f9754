import 'server-only';
import type { AppError } from '@/lib/errors/app-error';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { translatorOf } from '@/lib/i18n/translator';

/** The sentence for the reader of an error, in her language; that of `unexpected` for a code without one. */
export async function sentenceOf(locale: Locale, { code, figures }: AppError): Promise<string> {
  const say = await apiWords(locale);
  const key = say.has(`errors.${code}`) ? `errors.${code}` : 'errors.unexpected';
  return say(key, figures);
}

// An answer that tells of trouble makes none of its own.
const apiWords = async (locale: Locale) =>
  translatorOf(locale, await loadNamespace(locale, 'api'), () => undefined);

/** The sentence for each field of an `invalid-input`, by the rule it broke; a field whose rule has none is left out. */
export async function fieldSentences(locale: Locale, error: AppError): Promise<Record<string, string>> {
  if (error.code !== 'invalid-input') return {};
  const { fields, figures } = error;
  const say = await apiWords(locale);
  const told = fields.flatMap((field) => {
    const key = `rules.${figures[field]}`;
    return say.has(key) ? [[field, say(key, { number: figures[`${field}.number`] ?? 0 })]] : [];
  });
  return Object.fromEntries(told);
}

/** The language of the answer: named in the address, else the first of ours the browser accepts, else French. */
export function localeOf(request: Request): Locale {
  const named = new URL(request.url).searchParams.get('locale');
  const accepted = request.headers.get('accept-language') ?? '';
  const wanted = [named ?? '', ...accepted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())];
  return wanted.map((tag) => LOCALES.find((locale) => locale === tag)).find(Boolean) ?? 'fr';
}
