import Link from 'next/link';
import { Drawing } from '@/components/ui/drawing';
import type { Figure } from '@/lib/content/drawings/figure';
import type { Entry } from '@/lib/content/kinds';
import { typeset } from '@/lib/content/typography';
import type { Locale } from '@/lib/i18n/locales';
import { localPath } from '@/lib/i18n/paths';
import styles from './article-card.module.css';
import link from './card-link.module.css';

interface ArticleCardProps {
  readonly locale: Locale;
  readonly article: Entry<'blog'>;
  readonly topic: string;
  readonly picture?: Figure | undefined;
}

/** An article in a list: its subject, its title, and what one learns from it. */
export function ArticleCard({ locale, article: { slug, matter }, topic, picture }: ArticleCardProps) {
  return (
    <li className={styles.card}>
      <div>
        <p className={styles.topic}>{topic}</p>
        <h2 className={styles.title}>
          <Link href={localPath(locale, `/blog/${slug}`)} className={link.link}>
            {typeset(matter.title, locale)}
          </Link>
        </h2>
        <p className={styles.summary}>{typeset(matter.summary, locale)}</p>
      </div>
      {picture && (
        <div className={styles.picture}>
          <Drawing figure={picture} />
        </div>
      )}
    </li>
  );
}
