import styles from './stage.module.css';

/** Right half of a plain top from the neck down to the hem, cm; the left is its mirror image. */
const HALF =
  'M0 9.4C4.8 9.4 7.6 5 7.8.3L19.3 4.7C24.8 9 30.9 12.4 34.2 19 35.4 21.7 36.7 24.3 37.9 26.9L29.4 31.1C28.1 28.5 26.8 25.9 25.5 23.3 24.6 30.2 20 37.1 20 44 20 51 25 57.9 26 64.9H0';

/** Where a garment will be drawn, until the first one is: chalked on the table. */
export function WaitingGarment() {
  return (
    <svg className={styles.waiting} viewBox="-40 -2 80 70" aria-hidden="true">
      <path d={HALF} />
      <path d={HALF} transform="scale(-1 1)" />
    </svg>
  );
}
