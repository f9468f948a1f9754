import { type ComponentProps, useId } from 'react';
import styles from '@/components/ui/field.module.css';
import { AlertIcon } from '@/components/ui/icons/interface';

interface LetterFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
  readonly help?: string;
  readonly error: string | undefined;
  /** Given, the field has that many lines. */
  readonly rows?: number;
}

/** A labelled field in the look of `Field`, light enough for pages that are only read. */
export function LetterField({ label, help, error, rows, ...control }: LetterFieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    ...{ id, name: control.name, required: control.required, maxLength: control.maxLength },
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    'data-invalid': error ? '' : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <span className={styles.control}>
        {rows ? (
          <textarea {...shared} rows={rows} className={styles.area} />
        ) : (
          <input {...control} {...shared} className={styles.input} />
        )}
      </span>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <AlertIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
