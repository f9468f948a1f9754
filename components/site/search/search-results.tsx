import Link from 'next/link';
import type { Found } from '@/lib/content/search';
import styles from './search.module.css';
import type { SearchWords } from './search-opener';

interface SearchResultsProps {
  readonly found: readonly Found[];
  readonly kinds: SearchWords['kinds'];
  readonly onFollow: () => void;
}

export function SearchResults({ found, kinds, onFollow }: SearchResultsProps) {
  return (
    <ul className={styles.results}>
      {found.map(({ path, kind, title, summary }) => (
        <li key={path}>
          <Link href={path} prefetch={false} onClick={onFollow} className={styles.result}>
            <span className={styles.kind}>{kinds[kind]}</span>
            <span className={styles.title}>{title}</span>
            <span className={styles.summary}>{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
