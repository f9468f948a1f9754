import Link from 'next/link';
import { Drawing } from '@/components/ui/drawing';
import { TapeIcon } from '@/components/ui/icons/craft';
import { type Found, type SearchPictures, searchPictureKey } from '@/lib/content/search';
import styles from './search.module.css';
import type { SearchWords } from './search-opener';

interface SearchResultsProps {
  readonly found: readonly Found[];
  /** Nothing until they are known. */
  readonly pictures: SearchPictures | undefined;
  readonly kinds: SearchWords['kinds'];
  readonly onFollow: () => void;
}

export function SearchResults({ found, pictures, kinds, onFollow }: SearchResultsProps) {
  return (
    <ul className={styles.results}>
      {found.map(({ path, kind, title, summary }) => (
        <li key={path}>
          <Link href={path} prefetch={false} onClick={onFollow} className={styles.result}>
            <span className={styles.thumbnail} aria-hidden="true">
              {pictures && <Thumbnail kind={kind} figure={pictures[searchPictureKey({ kind, path })]} />}
            </span>
            <span className={styles.kind}>{kinds[kind]}</span>
            <span className={styles.title}>{title}</span>
            <span className={styles.summary}>{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface ThumbnailProps {
  readonly kind: Found['kind'];
  readonly figure: SearchPictures[string];
}

/** What it looks like; where nothing is drawn of it, the sign of what it is. */
function Thumbnail({ kind, figure }: ThumbnailProps) {
  if (figure) return <Drawing figure={figure} className={styles.drawing} />;
  return kind === 'faq' ? '?' : <TapeIcon />;
}
