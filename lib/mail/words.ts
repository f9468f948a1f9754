import 'server-only';
import type { Words } from '@/lib/drawing/types';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { translatorOf } from '@/lib/i18n/translator';

const known = new Map<Locale, Promise<Words>>();

/** The words of the mails in `locale`. Read once: they never change while the process runs. */
export function mailWords(locale: Locale): Promise<Words> {
  const words = known.get(locale) ?? readWords(locale);
  known.set(locale, words);
  return words;
}

const readWords = async (locale: Locale): Promise<Words> =>
  translatorOf(locale, await loadNamespace(locale, 'mail'));
