import { clsx } from 'clsx';
import styles from './drawing.module.css';

export interface DrawingProps {
  /** Markup from our own SVG writer, and from nobody else: it is put into the page as it is. */
  readonly svg: string;
  readonly className?: string;
}

/** One of the engine's drawings, in the colours of the page. */
export function Drawing({ svg, className }: DrawingProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the writer escapes every text it is given
  return <span className={clsx(styles.drawing, className)} dangerouslySetInnerHTML={{ __html: svg }} />;
}
