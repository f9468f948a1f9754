import { type Translator, translatorOf } from '@/lib/i18n/translator';
import catalogueDe from '@/messages/de/catalogue.json';
import de from '@/messages/de/sheets.json';
import catalogueEn from '@/messages/en/catalogue.json';
import en from '@/messages/en/sheets.json';
import catalogueFr from '@/messages/fr/catalogue.json';
import fr from '@/messages/fr/sheets.json';

/** Names of pieces the engine does not draw yet, with signs that are hard on fonts. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: { 'bias-binding': 'Biais ½″ – nœud', 'belt-loop': 'Passant' },
  en: { 'bias-binding': 'Bias binding ½″', 'belt-loop': 'Belt loop' },
  de: { 'bias-binding': 'Schrägstreifen ½″ – weiß', 'belt-loop': 'Gürtelschlaufe' },
};

/** The sheets' own words, and the catalogue's names of pieces. */
export function testWords(locale: 'fr' | 'en' | 'de' = 'fr'): Translator {
  const pieces = {
    ...{ fr: catalogueFr, en: catalogueEn, de: catalogueDe }[locale].pieces,
    ...NAMES[locale],
  };
  const messages = { sheets: { fr, en, de }[locale], catalogue: { pieces } };
  return translatorOf(locale, messages);
}
