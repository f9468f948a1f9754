'use client';
import { Field } from '@base-ui/react/field';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './field.module.css';

/** Several lines of text, inside a `Field`. */
export function TextArea({ className, ref, ...rest }: ComponentProps<'textarea'>) {
  return (
    <span className={styles.control}>
      <Field.Control render={<textarea ref={ref} {...rest} />} className={clsx(styles.area, className)} />
    </span>
  );
}
