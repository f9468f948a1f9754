import { Marked, type Tokens } from 'marked';
import type { Locale } from '@/lib/i18n/locales';
import { localPath } from '@/lib/i18n/paths';
import { typeset } from './typography';

/** `[[dart]]` or `[[dart|darts]]`: a link to a word of the dictionary. */
const WORD_LINK = /^\[\[([a-z0-9-]+)(?:\\?\|([^\]]+))?\]\]/;

// A row of a table is cut at every bare pipe before the links in it are read; elsewhere the stroke does no harm.
function keepingPipes(markdown: string): string {
  return markdown.replace(/(\[\[[a-z0-9-]+)\|(?=[^\]\n]+\]\])/g, '$1\\|');
}

/** The title a word link shows when it names none. */
type TitleOf = (slug: string) => string;

interface Heading {
  readonly id: string;
  readonly text: string;
}

export interface Rendered {
  readonly html: string;
  /** Second-level headings: what a table of contents lists. */
  readonly headings: readonly Heading[];
}

/** An anchor made from words, readable in an address bar. */
export function anchorOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('ß', 'ss');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function wordLinks(locale: Locale, titleOf: TitleOf) {
  return {
    name: 'word',
    level: 'inline' as const,
    start: (source: string) => source.indexOf('[['),
    tokenizer(source: string) {
      const match = WORD_LINK.exec(source);
      if (!match) return undefined;
      const [raw, slug = '', text] = match;
      return { type: 'word', raw, slug, text: text ?? titleOf(slug) };
    },
    renderer({ slug, text }: Tokens.Generic) {
      return `<a href="${localPath(locale, `/dictionary/${slug}`)}" data-word="${slug}">${escaped(text)}</a>`;
    },
  };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** `## Title {#anchor}`: an anchor that is the same in every language. */
const OWN_ANCHOR = /\s*\{#([a-z0-9-]+)\}\s*$/;

function named(raw: string): Heading {
  const own = OWN_ANCHOR.exec(raw);
  const text = raw.replace(OWN_ANCHOR, '');
  return { text, id: own?.[1] ?? anchorOf(text) };
}

// Links inside the site are written without a prefix (`/faq`) and lead to the reader's own language.
function inside(locale: Locale, href: string): string {
  return href.startsWith('/') ? localPath(locale, href) : href;
}

/** Markdown as HTML, set in the language's typography, with anchors on headings and links kept in the language. */
export function renderMarkdown(text: string, locale: Locale, titleOf: TitleOf): Rendered {
  const headings: Heading[] = [];
  const marked = new Marked({ gfm: true });
  marked.use({
    extensions: [wordLinks(locale, titleOf)],
    renderer: {
      heading({ tokens, depth, text: raw }) {
        const { text, id } = named(raw);
        if (depth === 2) headings.push({ id, text: plainText(text) });
        const words = this.parser.parseInline(tokens).replace(OWN_ANCHOR, '');
        return `<h${depth} id="${id}">${words}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escaped(inside(locale, href))}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  return { html: marked.parse(keepingPipes(typeset(text, locale)), { async: false }), headings };
}

/** The words alone, for search and descriptions. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\{\{[^}]*\}\}/g, '')
    .replace(/\[\[([a-z0-9-]+)\|([^\]]+)\]\]/g, '$2')
    .replace(/\[\[([a-z0-9-]+)\]\]/g, (_, slug: string) => slug.replaceAll('-', ' '))
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[#*_>`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
