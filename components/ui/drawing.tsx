import { clsx } from 'clsx';
import styles from './drawing.module.css';

interface DrawingProps {
  /** Where the drawing is, and what part of the plane it fills. */
  readonly figure: { readonly address: string; readonly viewBox: string };
  readonly className?: string;
}

/** One of the engine's drawings, in the colours of the page. Decoration: what holds it names it. */
export function Drawing({ figure, className }: DrawingProps) {
  return (
    <span className={clsx(styles.drawing, className)}>
      <svg viewBox={figure.viewBox} aria-hidden focusable={false}>
        <use href={figure.address} />
      </svg>
    </span>
  );
}
