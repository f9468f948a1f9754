'use client';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import type { ReactNode } from 'react';
import { CheckIcon, ChevronDownIcon } from './icons/interface';
import styles from './select.module.css';

interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface SelectProps<Value extends string> {
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly options: readonly SelectOption<Value>[];
  readonly placeholder?: string;
  /** Its name where no `Field` around it gives one. */
  readonly label?: string;
  readonly name?: string;
  readonly disabled?: boolean;
}

/** One value of a short list that needs no picture. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, options, placeholder, label, name, disabled } = props;
  return (
    // The only part with a style sheet written into the page, for a place of its list that this one has not.
    <CSPProvider disableStyleElements>
      <BaseSelect.Root
        items={options}
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
        {...{ name, disabled }}
      >
        <BaseSelect.Trigger aria-label={label} className={styles.trigger}>
          <BaseSelect.Value placeholder={<span className={styles.placeholder}>{placeholder}</span>} />
          <BaseSelect.Icon>
            <ChevronDownIcon />
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        <BaseSelect.Portal>
          <BaseSelect.Positioner className={styles.positioner} sideOffset={6} alignItemWithTrigger={false}>
            <BaseSelect.Popup className={styles.popup}>
              <BaseSelect.List>
                {options.map((option) => (
                  <BaseSelect.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled}
                    className={styles.item}
                  >
                    <BaseSelect.ItemIndicator className={styles.tick}>
                      <CheckIcon />
                    </BaseSelect.ItemIndicator>
                    <BaseSelect.ItemText className={styles.text}>{option.label}</BaseSelect.ItemText>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </CSPProvider>
  );
}
