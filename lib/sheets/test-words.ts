import { createTranslator } from 'use-intl/core';
import type { Words } from '@/lib/drawing/types';
import de from '@/messages/de/sheets.json';
import en from '@/messages/en/sheets.json';
import fr from '@/messages/fr/sheets.json';

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: {
    front: 'Devant',
    back: 'Dos',
    sleeve: 'Manche',
    'neck-facing-front': 'Parementure d’encolure devant',
    'neck-interfacing-front': 'Entoilage d’encolure devant',
    'bias-binding': 'Biais ½″ – nœud',
    'belt-loop': 'Passant',
  },
  en: {
    front: 'Front',
    back: 'Back',
    sleeve: 'Sleeve',
    'neck-facing-front': 'Front neck facing',
    'neck-interfacing-front': 'Front neck interfacing',
    'bias-binding': 'Bias binding ½″',
    'belt-loop': 'Belt loop',
  },
  de: {
    front: 'Vorderteil',
    back: 'Rückenteil',
    sleeve: 'Ärmel',
    'neck-facing-front': 'Halsbeleg vorn',
    'neck-interfacing-front': 'Halseinlage vorn',
    'bias-binding': 'Schrägstreifen ½″ – weiß',
    'belt-loop': 'Gürtelschlaufe',
  },
};

/** The sheets' own words with names for the pieces of the fixture. */
export function testWords(locale: 'fr' | 'en' | 'de' = 'fr'): Words {
  const messages = { sheets: { fr, en, de }[locale], catalogue: { pieces: NAMES[locale] } };
  const translate = createTranslator({ locale, messages: messages as Record<string, unknown> });
  return (key, figures) => (translate as unknown as Words)(key, figures);
}
