import { clsx } from 'clsx';
import styles from './grainline.module.css';

/** The grainline arrow as a divider: what comes next runs the same way. */
export function Grainline({ className }: { readonly className?: string }) {
  return <hr className={clsx(styles.grainline, className)} />;
}
