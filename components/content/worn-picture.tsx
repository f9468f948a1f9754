import { clsx } from 'clsx';
import type { WornFigure } from '@/lib/content/stills/suggestion-worn';
import styles from './worn-picture.module.css';

interface WornPictureProps {
  readonly figure: WornFigure;
  /** With words both sides are shown, large; without, it is decoration and shows the front alone. */
  readonly alt?: string;
  /** It is seen before the page is moved, and fetched before all else. */
  readonly first?: boolean;
}

/** A garment on a woman. */
export function WornPicture({ figure: { address, width, height }, alt, first = false }: WornPictureProps) {
  const both = alt !== undefined;
  const atOnce = both || first;
  return (
    // biome-ignore lint/performance/noImgElement: the file is made at build in the one size it is shown in
    <img
      className={clsx(styles.worn, both && styles.both)}
      src={address}
      alt={alt ?? ''}
      width={both ? width : width / 2}
      height={height}
      loading={atOnce ? 'eager' : 'lazy'}
      fetchPriority={atOnce ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
