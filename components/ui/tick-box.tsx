'use client';
import { Checkbox } from '@base-ui/react/checkbox';
import { type ReactNode, useId } from 'react';
import { CheckIcon } from './icons/interface';
import styles from './tick-box.module.css';

interface TickBoxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A box to tick beside its words, which tick it too. */
export function TickBox({ checked, onChange, children }: TickBoxProps) {
  const label = useId();
  return (
    <div className={styles.line}>
      <Checkbox.Root
        aria-labelledby={label}
        className={styles.box}
        checked={checked}
        onCheckedChange={onChange}
      >
        <Checkbox.Indicator>
          <CheckIcon />
        </Checkbox.Indicator>
      </Checkbox.Root>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the box beside it takes the keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger place to press the same box */}
      <span id={label} onClick={() => onChange(!checked)}>
        {children}
      </span>
    </div>
  );
}
