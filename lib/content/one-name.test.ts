import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { NAMESPACES } from '@/lib/i18n/namespaces';
import { GLOSSARY } from '@/lib/testing/i18n/glossary';
import { collection } from './collection';
import { KINDS, type Kind } from './kinds';

/** The texts of a tree of messages; what their figures are called, `{cloth}`, no reader meets. */
const textsIn = (tree: unknown): string[] =>
  typeof tree === 'string'
    ? [tree.replaceAll(/\{\w+/g, '{')]
    : Object.values(tree as object).flatMap(textsIn);

/** Every text a reader meets; the synonyms of the dictionary are there to be searched for. */
async function everyText(locale: Locale): Promise<readonly string[]> {
  const said = textsIn(await loadMessages(locale, [...NAMESPACES]));
  const written = (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
    collection(locale, kind).map(({ matter, body }) => {
      const { also: _, related: __, ...shown } = matter as Record<string, unknown>;
      return `${JSON.stringify(shown)} ${body.replaceAll(/\[\[[\w-]+\|/g, '')}`;
    }),
  );
  return [...said, ...written];
}

describe.each(LOCALES)('one name for one thing, in %s', (locale) => {
  it.each(Object.entries(GLOSSARY))('%s', async (_, names) => {
    const { name, never } = names[locale];
    const texts = await everyText(locale);
    const plain = (text: string) => text.replaceAll('’', "'").toLowerCase();
    expect(texts.some((text) => plain(text).includes(plain(name)))).toBe(true);
    expect(never ? texts.filter((text) => never.test(text)) : []).toEqual([]);
  });

  it('a degree of difficulty', async () => {
    const { booklet, creator } = (await loadMessages(locale, ['booklet', 'creator'])) as unknown as {
      booklet: { difficulty: { levels: Record<string, string> } };
      creator: { strip: Record<string, string> };
    };
    for (const level of [1, 2, 3, 4, 5]) {
      const name = creator.strip[`difficulty${level}`] ?? '';
      expect(booklet.difficulty.levels[level]?.toLowerCase().startsWith(name.toLowerCase())).toBe(true);
    }
  });

  it('a file of a pattern', async () => {
    const { account, mail } = (await loadMessages(locale, ['account', 'mail'])) as unknown as {
      account: { creation: { formats: Record<string, string> } };
      mail: { formats: Record<string, string> };
    };
    expect(mail.formats).toEqual(account.creation.formats);
  });
});
