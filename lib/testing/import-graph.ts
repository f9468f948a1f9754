import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

export interface Import {
  /** File that imports, from the project's root, with `/`. */
  readonly from: string;
  /** A path from the project's root for our own files, a package or `node:` name for the others. */
  readonly to: string;
  readonly typeOnly: boolean;
  /** What is imported, by the names of the file it comes from; `default`, and `*` for all that it exports. */
  readonly names: readonly string[];
}

const ROOT = join(import.meta.dirname, '../..');
const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?([^'";]*?)from\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'/g;
const DYNAMIC = /(?:import|vi\.\w+|importActual(?:<[^']*>)?)\(\s*'([^']+)'|new URL\(\s*'(\.[^']+)'/g;
const DECLARED =
  /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}/gm;

/** Every file of code under the folders given. */
export function codeFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.split(sep).join('/')}`)
      .filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !/\.d\.ts$|\/node_modules\//.test(file)),
  );
}

/** Source files under the folders given, tests and their helpers left out. */
export function sourceFiles(folders: readonly string[]): string[] {
  return codeFiles(folders).filter((file) => !isForTests(file) && !file.endsWith('.mjs'));
}

export function isForTests(file: string): boolean {
  return /\.test\.tsx?$|\/testing\/|^(e2e|bench)\//.test(file);
}

export function readSource(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** Everything a file imports, our own files as paths from the root. */
export function importsOf(file: string, source: string = readSource(file)): Import[] {
  const fixed = [...source.matchAll(STATEMENT)].map(([, type, clause = '', from, bare]) => ({
    to: resolve(file, from ?? bare ?? ''),
    typeOnly: type !== undefined || /^\{(\s*type \w+( as \w+)?,?)+\s*\}\s*$/.test(clause),
    names: importedNames(clause),
  }));
  const dynamic = [...source.matchAll(DYNAMIC)].map(([, module, url]) => ({
    to: resolve(file, module ?? url ?? ''),
    typeOnly: false,
    names: ['*'],
  }));
  return [...fixed, ...dynamic].map((each) => ({ from: file, ...each }));
}

/** The names a file exports, its default apart. */
export function exportsOf(file: string, source: string = readSource(file)): string[] {
  const declared = [...source.matchAll(DECLARED)].map(([, name = '']) => name);
  return [...declared, ...[...source.matchAll(LISTED)].flatMap(([, list = '']) => listed(list, 1))];
}

function importedNames(clause: string): string[] {
  if (clause.includes('*')) return ['*'];
  const list = /\{([^}]*)\}/.exec(clause)?.[1];
  const rest = clause.startsWith('{') || clause === '' ? [] : ['default'];
  return [...rest, ...listed(list ?? '', 0)];
}

/** The names of `a, type B, c as d` as they are called at their source (side 0) or abroad (side 1). */
function listed(list: string, side: 0 | 1): string[] {
  const parts = list.split(',').map((part) => part.trim().replace(/^type /, ''));
  return parts.filter(Boolean).map((part) => part.split(' as ')[side] ?? part);
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (!specifier.startsWith('.')) return specifier;
  return posix.normalize(posix.join(dirname(relative('.', file)).split(sep).join('/'), specifier));
}
