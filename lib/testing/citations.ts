import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readSource } from './import-graph';

/** A place of the two books that a comment, a test's name or a text names. */
export interface Citation {
  readonly book: 'METHODS' | 'INVARIANTS' | 'no book';
  /** Number of a section, or id of a rule. */
  readonly place: string;
  readonly line: number;
}

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['app', 'bench', 'components', 'docs', 'e2e', 'lib', 'sandbox', 'scripts'];
const TEXT = /\.(ts|tsx|mts|mjs|css|md)$/;

// A citation may be broken between two lines of a comment.
const GAP = '(?:\\s|\\*|//)+';
const listOf = (place: string, sign: string) =>
  `${sign}(${place}(?:(?:–|,${GAP}${sign}|${GAP}and${GAP}${sign})${place})*)`;
const SECTION = '\\d+(?:\\.\\d+)?';
const RULE = '[A-H]\\d+';
const METHODS = new RegExp(`METHODS(?:\\.md\\)?)?${GAP}${listOf(SECTION, '§')}`, 'g');
const INVARIANTS = new RegExp(`INVARIANTS(?:\\.md\\)?)?${GAP}${listOf(RULE, '')}`, 'g');
const ANY_SECTION = new RegExp(`§(${SECTION})`, 'g');

/** Code and documents that may cite: all of them, from the root. */
export function citingFiles(): string[] {
  const within = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.split(sep).join('/')}`,
    ),
  );
  return [...readdirSync(ROOT), ...within].filter((file) => TEXT.test(file) && !/node_modules/.test(file));
}

const placesIn = (list: string, place: string): string[] =>
  [...list.matchAll(new RegExp(place, 'g'))].map(([found]) => found);

/** Every citation of a text, a range by both its ends. A section without its book is one that leads nowhere. */
export function citationsIn(text: string): Citation[] {
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  const cite = (book: Citation['book'], pattern: RegExp, place: string) =>
    [...text.matchAll(pattern)].flatMap(({ index, 1: list = '' }) =>
      placesIn(list, place).map((each) => ({ book, place: each, line: lineAt(index) })),
    );
  const bookless = text.replace(METHODS, (found) => found.replace(/[^\n]/g, ' '));
  return [
    ...cite('METHODS', METHODS, SECTION),
    ...cite('INVARIANTS', INVARIANTS, RULE),
    ...[...bookless.matchAll(ANY_SECTION)].map(({ index, 1: place = '' }) => ({
      book: 'no book' as const,
      place: `§${place}`,
      line: lineAt(index),
    })),
  ];
}

/** Numbers of the sections of METHODS. */
export function sectionsOfMethods(): Set<string> {
  const headings = readSource('docs/METHODS.md').matchAll(/^#+ (\d+(?:\.\d+)?)\.? /gm);
  return new Set([...headings].map(([, number = '']) => number));
}

/** Rows of the tables of INVARIANTS by the id of their rule. */
export function rulesOfInvariants(): Map<string, string> {
  const rows = readSource('docs/INVARIANTS.md').matchAll(/^\| ([A-H]\d+) \|(.*)\|$/gm);
  return new Map([...rows].map(([, id = '', row = '']) => [id, row]));
}

/** Files and folders that the documents in `docs` name or link to, and that are not there. */
export function lostPaths(): string[] {
  return readdirSync(join(ROOT, 'docs')).flatMap((file) => {
    const text = readSource(`docs/${file}`);
    const named = [...text.matchAll(/\blib\/[\w./-]*\w/g)].map(([path]) => path);
    const linked = [...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path]) => `docs/${path}`);
    return [...named, ...linked]
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${file}: ${path}`);
  });
}
