import { memo, useId } from 'react';
import styles from './stage.module.css';

/** As far around the garment as anyone can look, in cm. */
const REACH = 400;

/** The cutting table's grid, a layer of its own: the drawing moves over it without it being painted again. */
export const CentimetreGrid = memo(function CentimetreGrid({ viewBox }: { readonly viewBox: string }) {
  const id = useId();
  return (
    <svg className={styles.grid} viewBox={viewBox} aria-hidden="true">
      <defs>
        <pattern id={`${id}-1`} width="1" height="1" patternUnits="userSpaceOnUse">
          <path className={styles.fine} d="M0 0H1M0 0V1" />
        </pattern>
        <pattern id={`${id}-10`} width="10" height="10" patternUnits="userSpaceOnUse">
          <path className={styles.coarse} d="M0 0H10M0 0V10" />
        </pattern>
      </defs>
      {['1', '10'].map((step) => (
        <rect
          key={step}
          x={-REACH}
          y={-REACH}
          width={REACH * 2}
          height={REACH * 2}
          fill={`url(#${id}-${step})`}
        />
      ))}
    </svg>
  );
});
