import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countedPlainly, decisionsOf, figuresOf, wordsOf } from '@/lib/testing/i18n/icu';
import { LOCALES, type Locale } from './locales';
import { NAMESPACES, type Namespace } from './namespaces';

type Tree = { readonly [key: string]: string | Tree };

function read(locale: Locale, namespace: Namespace): Tree {
  const file = join(import.meta.dirname, '../../messages', locale, `${namespace}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function leaves(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : leaves(value, `${prefix}${key}.`),
  );
}

/** A glossary decides by it where one language has two words for what another calls by one. */
const OF_ONE_LANGUAGE = ['met'];
const sharedFigures = (text: string): string =>
  String(figuresOf(text).filter((figure) => !OF_ONE_LANGUAGE.includes(figure)));

const french = (namespace: Namespace) => leaves(read('fr', namespace));

for (const namespace of NAMESPACES) {
  for (const locale of LOCALES.filter((each) => each !== 'fr')) {
    test(`${locale}/${namespace} has the keys of the French original`, () => {
      const keys = leaves(read(locale, namespace)).map(([key]) => key);
      expect(keys.sort()).toEqual(
        french(namespace)
          .map(([key]) => key)
          .sort(),
      );
    });

    test(`${locale}/${namespace} quotes the same figures`, () => {
      const here = new Map(leaves(read(locale, namespace)));
      const different = french(namespace).filter(
        ([key, text]) => sharedFigures(text) !== sharedFigures(here.get(key) ?? text),
      );
      expect(different.map(([key]) => key)).toEqual([]);
    });
  }

  test(`${namespace} leaves no message empty`, () => {
    const empty = LOCALES.flatMap((locale) =>
      leaves(read(locale, namespace)).filter(([, text]) => !text.trim()),
    );
    expect(empty).toEqual([]);
  });

  test(`${namespace} closes every brace it opens, and no other`, () => {
    const count = (text: string, brace: string) => text.split(brace).length;
    const open = LOCALES.flatMap((locale) =>
      leaves(read(locale, namespace))
        .filter(([, text]) => count(text, '{') !== count(text, '}'))
        .map(([key]) => `${locale} ${key}`),
    );
    expect(open).toEqual([]);
  });

  test(`${namespace} decides in code what is said: no message chooses more than twice, nor deeper than two`, () => {
    const entangled = LOCALES.flatMap((locale) =>
      leaves(read(locale, namespace))
        .map(([key, text]) => ({ key, ...decisionsOf(text) }))
        .filter(({ selects, depth }) => selects > 2 || depth > 2)
        .map(({ key }) => `${locale} ${key}`),
    );
    expect(entangled).toEqual([]);
  });

  test(`${namespace} is set as each language is set`, () => {
    const wrong = LOCALES.flatMap((locale) =>
      leaves(read(locale, namespace))
        .filter(([, text]) => WRONG[locale].test(visible(text)))
        .map(([key, text]) => `${locale} ${key}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
}

/** Figures that count something: nobody knows which will be one. */
const COUNTS =
  /^(count|number|minutes|seconds|hours|days|months|pages|sheets|limit|size|pieces|people|pairs|again)$/;
/** Counted only where there are several: the message itself has chosen so. */
const ALWAYS_SEVERAL = [
  'booklet print.uses.a0-long',
  'booklet operations.sew-buttons.sew',
  'booklet operations.attach-belt-loops.place',
];

test('what is counted stands in the plural of its figure', () => {
  const wrong = LOCALES.flatMap((locale) =>
    NAMESPACES.flatMap((namespace) =>
      leaves(read(locale, namespace))
        .filter(([key]) => !ALWAYS_SEVERAL.includes(`${namespace} ${key}`))
        .filter(([, text]) => countedPlainly(text, locale).some((figure) => COUNTS.test(figure)))
        .map(([key]) => `${locale} ${namespace} ${key}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('a figure before its noun is found, one before a unit or a particle is not', () => {
  expect(countedPlainly('pendant {minutes} minutes', 'fr')).toEqual(['minutes']);
  expect(countedPlainly('{a, plural, one {x} other {{count, number} patrons}}', 'fr')).toEqual(['count']);
  expect(countedPlainly('{count, plural, one {# patron} other {# patrons}}', 'fr')).toEqual([]);
  expect(countedPlainly('{count} sur {limit}, {size} cm', 'fr')).toEqual([]);
});

test('what a message decides is counted wherever it stands', () => {
  expect(decisionsOf('{a} and {b, plural, one {#} other {#}}')).toEqual({ selects: 0, depth: 1 });
  expect(decisionsOf('{a, select, x {{b, select, y {1} other {2}}} other {{c}}}')).toEqual({
    selects: 2,
    depth: 2,
  });
});

/** What is printed keeps a figure and its unit on one line. */
test.each(['booklet', 'sheets'] as const)('%s parts no figure from its unit', (namespace) => {
  const parted = LOCALES.flatMap((locale) =>
    leaves(read(locale, namespace))
      .filter(([, text]) => /\d (?:mm|cm)\b/.test(text))
      .map(([key]) => `${locale} ${key}`),
  );
  expect(parted).toEqual([]);
});

/** What a reader sees, figures standing as a nought. */
function visible(text: string): string {
  return wordsOf(text).join('0');
}

/**
 * Straight apostrophes and quotes are a typewriter's. French puts a narrow no-break space before ; : ! ? » and after «
 * (times and addresses aside), English and German put none.
 */
const WRONG: Readonly<Record<Locale, RegExp>> = {
  fr: /'|"|[^\u202f\d/?!] ?[;!?»](?![\w/])|[^\u202f\d] ?:(?![\d/])|«[^\u202f]/,
  en: /'|"|[ \u00a0\u202f][;:!?]/,
  de: /'|"|[ \u00a0\u202f][;:!?]|[“][^\s“”„]+„/,
};
