import { createTranslator } from 'use-intl/core';
import type { Words } from '@/lib/drawing/types';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

export function isLocale(value: string): value is Locale {
  return (LOCALES as readonly string[]).includes(value);
}

/** The words printed on sheets and in the booklet. Throws for one that is missing. */
export async function wordsFor(locale: Locale): Promise<Words> {
  const messages = await loadMessages(locale, ['sheets', 'booklet', 'catalogue', 'fit']);
  const onError = (error: Error) => {
    throw error;
  };
  return createTranslator({
    locale,
    messages: messages as Record<string, unknown>,
    onError,
  }) as unknown as Words;
}
