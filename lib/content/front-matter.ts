import { parse } from 'yaml';
import { type Entry, KINDS, type Kind, type Matter } from './kinds';

const FENCE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/**
 * Reads one Markdown file. Refuses a file without front matter, an unknown key and a wrong value, naming the file:
 * content is compiled at build, so a slip stops the build and never reaches a reader.
 */
export function readEntry<K extends Kind>(kind: K, slug: string, text: string): Entry<K> {
  const match = FENCE.exec(text.replaceAll('\r\n', '\n'));
  if (!match) throw new Error(`${kind}/${slug}: no front matter`);
  const parsed = KINDS[kind].safeParse(parse(match[1] ?? ''));
  if (!parsed.success) {
    const first = parsed.error.issues[0];
    throw new Error(`${kind}/${slug}: ${first?.path.join('.')}: ${first?.message}`);
  }
  return { kind, slug, matter: parsed.data as Matter<K>, body: (match[2] ?? '').trim() };
}
