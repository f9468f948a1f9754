import { type Translator, translatorOf } from '@/lib/i18n/translator';
import deBooklet from '@/messages/de/booklet.json';
import deCatalogue from '@/messages/de/catalogue.json';
import deFit from '@/messages/de/fit.json';
import deSheets from '@/messages/de/sheets.json';
import enBooklet from '@/messages/en/booklet.json';
import enCatalogue from '@/messages/en/catalogue.json';
import enFit from '@/messages/en/fit.json';
import enSheets from '@/messages/en/sheets.json';
import frBooklet from '@/messages/fr/booklet.json';
import frCatalogue from '@/messages/fr/catalogue.json';
import frFit from '@/messages/fr/fit.json';
import frSheets from '@/messages/fr/sheets.json';

const MESSAGES = {
  fr: { booklet: frBooklet, catalogue: frCatalogue, fit: frFit, sheets: frSheets },
  en: { booklet: enBooklet, catalogue: enCatalogue, fit: enFit, sheets: enSheets },
  de: { booklet: deBooklet, catalogue: deCatalogue, fit: deFit, sheets: deSheets },
};

export const TEST_LOCALES = ['fr', 'en', 'de'] as const;
export type TestLocale = (typeof TEST_LOCALES)[number];

/** The words as they are printed; one that is missing fails the test that asked for it. */
export const testWords = (locale: TestLocale): Translator => translatorOf(locale, MESSAGES[locale]);
