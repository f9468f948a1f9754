import { expect, test } from 'vitest';
import type { RawOptions } from '@/lib/choices/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { TEST_LOCALES, type TestLocale } from '@/lib/testing/booklet/words';
import { drawnJobs } from '../../chapters/steps';

/** More than one sleeve, cuff or armhole, however they are called. */
const MANY: Readonly<Record<TestLocale, RegExp>> = {
  fr: /\b(manches|emmanchures|poignets|bracelets|chaque (manche|volant|cape|poignet))\b/i,
  en: /\b(sleeves|armholes|cuffs|bands|each (sleeve|cape|cuff))\b/i,
  de: /(jede[nrs]? \p{L}*(Ärmel|Manschette|ärmel)|Armlöcher|Manschetten (ansetzen|knöpfen)|Ärmelsäume|Ärmelrüschen)/u,
};

const DESIGNS: readonly RawOptions[] = [
  { sleeve: 'set-in', 'sleeve-finish': 'cuff', 'sleeve-length': 'long' },
  { sleeve: 'raglan', inside: 'lining', 'sleeve-finish': 'ruffle' },
  { sleeve: 'puff', 'sleeve-finish': 'bracelet', inside: 'lining' },
  { sleeve: 'two-piece', inside: 'lining', 'sleeve-length': 'long' },
  { sleeve: 'none', ruffle: 'shoulder', inside: 'lining' },
  { sleeve: 'pleated-head', 'sleeve-finish': 'elastic' },
  { sleeve: 'tulip' },
];

test.each(TEST_LOCALES.flatMap((locale) => DESIGNS.map((options) => [locale, options] as const)))(
  'over one shoulder one sleeve is spoken of (%s, %j)',
  (locale, options) => {
    const book = bookWith(
      'dress',
      { 'neckline-front': 'one-shoulder', opening: 'side-zip', ...options },
      locale,
    );
    const said = drawnJobs(book).flatMap(({ title, drawn }) => [title, ...drawn.map(({ text }) => text)]);
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((words) => MANY[locale].test(words))).toEqual([]);
  },
);
