import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { Words } from '@/lib/drawing/types';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** The words printed on sheets and in the booklet, by full key (`booklet.cover.front`). Throws for one that is missing. */
export async function printWords(locale: Locale): Promise<Words> {
  const messages = await loadMessages(locale, ['sheets', 'booklet', 'catalogue', 'fit']);
  const translate = createTranslator({
    locale,
    messages: messages as Record<string, unknown>,
    onError: rethrow,
  });
  return translate as unknown as Words;
}

// What is printed is paid for: a missing word fails the export, and no credit is taken.
function rethrow(error: Error): never {
  throw error;
}
