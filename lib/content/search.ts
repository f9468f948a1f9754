import MiniSearch from 'minisearch';

/** Something one can find, as the content database holds it. */
export interface Found {
  readonly kind: 'dictionary' | 'blog' | 'faq' | 'suggestions';
  /** In the reader's language. */
  readonly path: string;
  readonly title: string;
  /** Other names. */
  readonly also: readonly string[];
  readonly summary: string;
  readonly text: string;
}

export type Search = (wanted: string) => readonly Found[];

/** Longer words may be misspelt by a letter in five. */
const FUZZY_FROM = 4;
const MOST = 12;

/** A search over the entries: accents and capitals do not matter, beginnings of words are enough, slips are forgiven. */
export function searchIn(entries: readonly Found[]): Search {
  const index = new MiniSearch<Found>({
    idField: 'path',
    fields: ['title', 'also', 'summary', 'text'],
    extractField: (entry, name) => {
      const value = entry[name as keyof Found];
      return typeof value === 'string' ? value : value.join(' ');
    },
    processTerm: folded,
    searchOptions: {
      boost: { title: 6, also: 4, summary: 2 },
      prefix: true,
      fuzzy: (term) => (term.length >= FUZZY_FROM ? 0.2 : false),
      combineWith: 'AND',
      processTerm: folded,
    },
  });
  index.addAll(entries);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  return (wanted) =>
    index
      .search(wanted)
      .slice(0, MOST)
      .flatMap(({ id }) => byPath.get(id) ?? []);
}

/** A word as it is compared. */
function folded(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss');
}
