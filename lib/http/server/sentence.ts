import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { AppError } from '@/lib/errors/app-error';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';

/** The sentence for the reader of an error, in her language; that of `unexpected` for a code without one. */
export async function sentenceOf(locale: Locale, { code, figures }: AppError): Promise<string> {
  const messages = { api: await loadNamespace(locale, 'api') };
  const translate = createTranslator({ locale, messages, namespace: 'api', onError: () => undefined });
  const say = translate as unknown as { (key: string, values?: object): string; has(key: string): boolean };
  const key = say.has(`errors.${code}`) ? `errors.${code}` : 'errors.unexpected';
  return say(key, figures);
}

/** The language of the answer: named in the address, else the first of ours the browser accepts, else French. */
export function localeOf(request: Request): Locale {
  const named = new URL(request.url).searchParams.get('locale');
  const accepted = request.headers.get('accept-language') ?? '';
  const wanted = [named ?? '', ...accepted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())];
  return wanted.map((tag) => LOCALES.find((locale) => locale === tag)).find(Boolean) ?? 'fr';
}
