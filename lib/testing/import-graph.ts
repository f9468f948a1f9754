import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

export interface Import {
  /** File that imports, from the project's root, with `/`. */
  readonly from: string;
  /** A path from the project's root for our own files, a package or `node:` name for the others. */
  readonly to: string;
  readonly typeOnly: boolean;
}

const ROOT = join(import.meta.dirname, '../..');
const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'/g;
const DYNAMIC = /import\(\s*'([^']+)'\s*\)|new URL\(\s*'(\.[^']+)'\s*,\s*import\.meta\.url/g;

/** Source files under the folders given, tests and their helpers left out. */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.split(sep).join('/')}`)
      .filter((file) => /\.(ts|tsx|mts)$/.test(file) && !/\.(test|d)\.tsx?$|\/testing\//.test(file)),
  );
}

export function readSource(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** Everything a file imports, our own files as paths from the root. */
export function importsOf(file: string, source: string = readSource(file)): Import[] {
  const fixed = [...source.matchAll(STATEMENT)].map(([, type, from, bare]) => ({
    to: resolve(file, from ?? bare ?? ''),
    typeOnly: type !== undefined,
  }));
  const dynamic = [...source.matchAll(DYNAMIC)].map(([, module, url]) => ({
    to: resolve(file, module ?? url ?? ''),
    typeOnly: false,
  }));
  return [...fixed, ...dynamic].map((each) => ({ from: file, ...each }));
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (!specifier.startsWith('.')) return specifier;
  return posix.normalize(posix.join(dirname(relative('.', file)).split(sep).join('/'), specifier));
}
