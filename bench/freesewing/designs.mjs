import { i18n as brianWords } from '@freesewing/brian';
import { Carlita, i18n as carlitaWords } from '@freesewing/carlita';
import { i18n as carltonWords } from '@freesewing/carlton';
import { cisFemaleAdult34 } from '@freesewing/models';
import { i18n as pluginWords } from '@freesewing/plugin-annotations';
import { i18n as simonWords } from '@freesewing/simon';
import { Simone, i18n as simoneWords } from '@freesewing/simone';

/** Millimetres, as this library counts. */
export const ALLOWANCE = 10;

// Its size 34 is a neck circumference: nearest a European 38–40.
export const SETTINGS = {
  measurements: cisFemaleAdult34,
  sa: ALLOWANCE,
  units: 'metric',
  complete: true,
};

export const DESIGNS = {
  shirt: { name: 'FreeSewing Simone shirt', Design: Simone, words: simoneWords },
  coat: { name: 'FreeSewing Carlita coat', Design: Carlita, words: carlitaWords },
};

const PREFIXED = {
  brian: brianWords,
  carlita: carlitaWords,
  carlton: carltonWords,
  simon: simonWords,
  simone: simoneWords,
};

/** The words its editor gives a pattern: names of parts, strings of each design under its name, those of its plugins. */
export function wordsOf({ words }) {
  const strings = Object.entries(PREFIXED).flatMap(([design, { en }]) =>
    Object.entries(en.s ?? {}).map(([key, text]) => [`${design}:${key}`, text]),
  );
  const known = { ...Object.fromEntries(strings), ...words.en.p, ...pluginWords?.en };
  return (key) => known[key] ?? key;
}
