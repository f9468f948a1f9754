'use client';
import { Field as BaseField } from '@base-ui/react/field';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './field.module.css';
import { AlertIcon } from './icons/interface';

interface FieldProps {
  readonly label: ReactNode;
  /** One sentence that helps before the mistake. */
  readonly help?: ReactNode;
  /** What is wrong and what to do; also marks the control as invalid. */
  readonly error?: ReactNode;
  /** Something worth a second look that forbids nothing. */
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly className?: string;
  /** One control: `TextInput`, `NumberInput` or `Select`. */
  readonly children: ReactNode;
}

/** A control with its label, help and error, tied together for those who cannot see that they are near. */
export function Field({ label, help, error, hint, optional = false, className, children }: FieldProps) {
  const t = useTranslations('ui');
  return (
    <BaseField.Root invalid={Boolean(error)} className={clsx(styles.field, className)}>
      <BaseField.Label className={styles.label}>
        <span>{label}</span>
        {optional && <span className={styles.optional}>{t('optional')}</span>}
      </BaseField.Label>
      {help && <BaseField.Description className={styles.help}>{help}</BaseField.Description>}
      {children}
      {hint && !error && <BaseField.Description className={styles.hint}>{hint}</BaseField.Description>}
      {error && (
        <BaseField.Error match className={styles.error}>
          <AlertIcon />
          <span>{error}</span>
        </BaseField.Error>
      )}
    </BaseField.Root>
  );
}
