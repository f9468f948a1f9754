import type { ReactNode } from 'react';
import type { MeasurementName } from '@/lib/measurements/names';
import { Guide } from './guide';
import styles from './measurement-form.module.css';

interface BesideFieldsProps {
  readonly measurement: MeasurementName;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** Where the measurement is taken, the body as it is understood, and what a slip of the tape would do. */
export function BesideFields({ measurement, note, children }: BesideFieldsProps) {
  return (
    <aside className={styles.beside}>
      <div className={styles.besideGuide}>
        <div aria-hidden="true">
          <Guide measurement={measurement} />
        </div>
      </div>
      {children}
      <div className={styles.besideGuide}>{note}</div>
    </aside>
  );
}
