import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { translatorOf } from '@/lib/i18n/translator';

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
  const say = translatorOf(locale, await loadNamespace(locale, 'catalogue'));
  return {
    garment: (garment) => say(`garments.${garment}.name`),
    slot: (slot) => say(`slots.${slot}.name`),
    value: (slot, value) => say(`values.${slot}.${value}.name`),
    piece: (piece) => say(`pieces.${piece}`),
    measurementHelp: (measurement) => say(`measurements.${measurement}.help`),
  };
}
