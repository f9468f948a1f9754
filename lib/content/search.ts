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

/** Pictures of what can be found, by `searchPictureKey`. */
export type SearchPictures = Readonly<
  Record<string, { readonly address: string; readonly viewBox: string } | undefined>
>;

/** The same for all languages: they share their addresses but for what stands before them. */
export function searchPictureKey({ kind, path }: Pick<Found, 'kind' | 'path'>): string {
  return `${kind}/${path.split('/').at(-1)}`;
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
  return (wanted) => {
    const found = index.search(wanted).flatMap(({ id }) => byPath.get(id) ?? []);
    const far = farFrom(named(wanted));
    return found.toSorted((a, b) => far(a) - far(b)).slice(0, MOST);
  };
}

/** What is called exactly so comes before what the index thinks near, then what is also called so. */
function farFrom(wanted: string): (entry: Found) => number {
  return ({ title, also }) => {
    if (named(title) === wanted) return 0;
    return also.some((name) => named(name) === wanted) ? 1 : 2;
  };
}

/** A name as it is compared: neither what stands between its words matters nor whether there are several of it. */
function named(text: string): string {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/(?<=...)s$/, ''))
    .join(' ')
    .trim();
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
