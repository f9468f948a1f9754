import { Skeleton } from '@/components/ui/skeleton';
import styles from './creator.module.css';

/** The table in the shape it will have, while it is being laid. */
export function CreatorSkeleton() {
  return (
    <div className={styles.table} aria-hidden="true">
      <div className={styles.barGhost}>
        <Skeleton width="14rem" height="1.5rem" />
      </div>
      <div className={styles.stage} />
      <div className={styles.tape} />
      <div className={styles.choices}>
        <div className={styles.choicesGhost}>
          <Skeleton width="60%" height="2rem" />
          {[0, 1, 2, 3].map((each) => (
            <Skeleton key={each} height="9rem" />
          ))}
        </div>
      </div>
      <div className={styles.strip} />
    </div>
  );
}
