import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { Words } from '@/lib/drawing/types';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';

const known = new Map<Locale, Promise<Words>>();

/** The words of the mails in `locale`. Read once: they never change while the process runs. */
export function mailWords(locale: Locale): Promise<Words> {
  const words = known.get(locale) ?? readWords(locale);
  known.set(locale, words);
  return words;
}

async function readWords(locale: Locale): Promise<Words> {
  const messages = { mail: await loadNamespace(locale, 'mail') };
  const translate = createTranslator({ locale, messages, namespace: 'mail', onError: rethrow });
  return translate as unknown as Words;
}

// A mail with a hole in it must not be sent.
function rethrow(error: Error): never {
  throw error;
}
