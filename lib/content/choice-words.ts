import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** Names of the catalogue in a language, for pages made at build. */
interface ChoiceWords {
  readonly garment: (garment: string) => string;
  readonly slot: (slot: string) => string;
  readonly value: (slot: string, value: string) => string;
  readonly piece: (piece: string) => string;
  /** Where the tape lies. */
  readonly measurementHelp: (measurement: string) => string;
}

/** The catalogue's names. A name that is missing throws an Error: a page with a hole is not built. */
export async function choiceWords(locale: Locale): Promise<ChoiceWords> {
  const messages = await loadMessages(locale, ['catalogue']);
  const translate = createTranslator({ locale, messages, namespace: 'catalogue', onError: rethrow });
  const say = translate as unknown as (key: string) => string;
  return {
    garment: (garment) => say(`garments.${garment}.name`),
    slot: (slot) => say(`slots.${slot}.name`),
    value: (slot, value) => say(`values.${slot}.${value}.name`),
    piece: (piece) => say(`pieces.${piece}`),
    measurementHelp: (measurement) => say(`measurements.${measurement}.help`),
  };
}

function rethrow(error: Error): never {
  throw error;
}
