import Link from 'next/link';
import { wordTitle } from '@/lib/content/articles';
import { typeset } from '@/lib/content/typography';
import type { Locale } from '@/lib/i18n/locales';
import { localPath } from '@/lib/i18n/paths';
import styles from './word-links.module.css';

interface WordLinksProps {
  readonly locale: Locale;
  readonly title: string;
  readonly slugs: readonly string[];
}

/** Words of the dictionary that go with a page. */
export function WordLinks({ locale, title, slugs }: WordLinksProps) {
  if (slugs.length === 0) return null;
  return (
    <aside className={styles.aside}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {slugs.map((slug) => (
          <li key={slug}>
            <Link href={localPath(locale, `/dictionary/${slug}`)} className={styles.word}>
              {typeset(wordTitle(locale, slug), locale)}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
