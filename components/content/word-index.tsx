import Link from 'next/link';
import type { LetterGroup } from '@/lib/content/articles';
import { typeset } from '@/lib/content/typography';
import type { Locale } from '@/lib/i18n/locales';
import { localPath } from '@/lib/i18n/paths';
import { WordFilter } from './word-filter';
import styles from './word-index.module.css';

interface WordIndexProps {
  readonly locale: Locale;
  readonly groups: readonly LetterGroup[];
  readonly words: { readonly letters: string; readonly find: string; readonly none: string };
}

/** All words by letter. The list is complete without JavaScript; with it, typing narrows it. */
export function WordIndex({ locale, groups, words }: WordIndexProps) {
  return (
    <div data-index>
      <WordFilter label={words.find} none={words.none} />
      <nav aria-label={words.letters} className={styles.letters}>
        {groups.map(({ letter }) => (
          <a key={letter} href={`#${letter}`} className={styles.jump}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ letter, words: own }) => (
        <section key={letter} id={letter} className={styles.group} data-group>
          <h2 className={styles.letter}>{letter}</h2>
          <ul className={styles.list}>
            {own.map(({ slug, matter }) => (
              <li key={slug} className={styles.entry} data-words={[matter.title, ...matter.also].join(' ')}>
                <Link
                  href={localPath(locale, `/dictionary/${slug}`)}
                  prefetch={false}
                  className={styles.word}
                >
                  {typeset(matter.title, locale)}
                </Link>
                <p className={styles.summary}>{typeset(matter.summary, locale)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
