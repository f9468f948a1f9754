import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../lib/i18n/locales';
import { localPath } from '../lib/i18n/paths';

export { LOCALES, type Locale, localPath };

/** What a page should say, from the messages themselves. */
export function message(locale: Locale, namespace: string, key: string): string {
  const file = join(import.meta.dirname, '../messages', locale, `${namespace}.json`);
  const found = key
    .split('.')
    .reduce<unknown>((tree, part) => (tree as Record<string, unknown>)?.[part], read(file));
  if (typeof found !== 'string') throw new Error(`No message ${namespace}.${key} in ${locale}`);
  return found;
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
