import styles from './wordmark.module.css';

/** The name with its sign: a D whose stem is the grainline arrow. */
export function Wordmark() {
  return (
    <span className={styles.mark}>
      <svg aria-hidden="true" viewBox="0 0 27 30" className={styles.sign} fill="none">
        <path
          d="M8 5.5h5.500c7 0 11 3.6 11 9.500s-4 9.5-11 9.500H8"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
        <path
          d="M8 1.500v27M4.2 6 8 1.5 11.8 6M4.2 24 8 28.500l3.8-4.5"
          stroke="var(--thread)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      Droitfil
    </span>
  );
}
