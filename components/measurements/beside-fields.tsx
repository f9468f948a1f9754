import type { ReactNode } from 'react';
import type { MeasurementName } from '@/lib/measurements/names';
import { Guide } from './guide';
import styles from './measurement-form.module.css';

interface BesideFieldsProps {
  readonly measurement: MeasurementName;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** Where the measurement is taken, what a slip of the tape would do, and the body as it is understood. */
export function BesideFields({ measurement, note, children }: BesideFieldsProps) {
  return (
    <aside className={styles.beside}>
      <div className={styles.besideGuide}>
        <div aria-hidden="true">
          <Guide measurement={measurement} />
        </div>
        {note}
      </div>
      {children}
    </aside>
  );
}
