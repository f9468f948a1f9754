import { spokenIn } from '@/lib/measurements/written-day';

/** What a piece is told apart by where its name begins with it in German; nouns keep their capital there, these do not. */
const TELLING_APART = /^(Vorder|Hinter|Mittler|Seitlich|Aufgesetzt)e[rs]? /;

/** The name of a piece as it stands inside a sentence: `manche`, `under sleeve`, `seitliches Vorderteil`, `Ärmel`. */
export function nameInSentence(name: string, locale: string): string {
  if (locale === 'de' && !TELLING_APART.test(name)) return name;
  return name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
}

/** Things named one after the other: `devant, dos et manche`. */
export const listNames = (names: readonly string[], locale: string): string => listIn(locale).format(names);

const lists = new Map<string, Intl.ListFormat>();

/** Made once for a language, which takes longer than a sentence. */
function listIn(locale: string): Intl.ListFormat {
  const list = lists.get(locale) ?? new Intl.ListFormat(spokenIn(locale), { type: 'conjunction' });
  lists.set(locale, list);
  return list;
}
