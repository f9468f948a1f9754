'use client';
import { Field } from '@base-ui/react/field';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'defaultValue' | 'value'> {
  readonly value?: string;
  readonly defaultValue?: string;
  /** Written after the figure: `cm`, `€`. Turns on tabular figures. */
  readonly unit?: ReactNode;
}

/** One line of text. Made to be registered with a form library: it passes its ref and native events on. */
export function TextInput({ unit, className, ...rest }: TextInputProps) {
  return (
    <span className={styles.control}>
      <Field.Control {...rest} className={clsx(styles.input, unit && styles.numeric, className)} />
      {unit && (
        <span aria-hidden className={styles.unit}>
          {unit}
        </span>
      )}
    </span>
  );
}
