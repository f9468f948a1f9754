/** What a crawler reads of a page, without running any script. */
export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  readonly lang: string;
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  readonly description: string;
  readonly canonical: string;
  /** Path of each translation, by its language. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly links: readonly string[];
  readonly pictures: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly data: readonly Thing[];
  /** Letters of the main part. */
  readonly words: number;
}

export type Thing = Readonly<Record<string, unknown>>;

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const first = (html: string, pattern: RegExp) => all(html, pattern)[0] ?? '';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '');
const pathOf = (address: string) => (address ? new URL(address).pathname : '');

/** Reads the HTML of a page of ours. Our own markup only: it takes attributes in the order React writes them. */
export function readPage(path: string, status: number, html: string): CrawledPage {
  const head = html.slice(0, html.indexOf('</head>'));
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const alternates = [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  return {
    ...{ path, status, lang: first(html, /<html lang="(\w+)"/g) },
    titles: all(head, /<title>([^<]*)<\/title>/g).map(plain),
    headings: all(html, /<h1[^>]*>([\s\S]*?)<\/h1>/g),
    description: plain(first(head, /<meta name="description" content="([^"]*)"/g)),
    canonical: pathOf(first(head, /<link rel="canonical" href="([^"]+)"/g)),
    alternates: Object.fromEntries(alternates.map(([, lang = '', href = '']) => [lang, pathOf(href)])),
    links: all(html, /<a [^>]*?href="([^"]+)"/g).map(plain),
    pictures: [
      ...all(html, /<img [^>]*?src="([^"]+)"/g),
      ...all(html, /<use href="([^"#]+)/g),
      ...all(head, /<meta property="og:image" content="([^"]+)"/g),
      ...all(head, /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g),
    ].map(plain),
    ids: new Set(all(html, / id="([^"]+)"/g)),
    data: all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).flatMap(thingsIn),
    words: main.replace(/<svg[\s\S]*?<\/svg>|<script[\s\S]*?<\/script>|<[^>]+>/g, '').length,
  };
}

function thingsIn(text: string): Thing[] {
  const { '@graph': graph, ...single } = JSON.parse(text) as Thing & { '@graph'?: Thing[] };
  return graph ?? [single];
}
