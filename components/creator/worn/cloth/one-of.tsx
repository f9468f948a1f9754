'use client';

import { useId } from 'react';
import styles from '../worn.module.css';

interface OneOfProps<Name extends string> {
  readonly legend: string;
  readonly values: readonly Name[];
  readonly value: Name | null;
  readonly onChange: (value: Name) => void;
  readonly name: (value: Name) => string;
  readonly detail?: (value: Name) => string;
  /** Shown instead of its name. */
  readonly colour?: (value: Name) => string;
}

/** A row of values of which one is chosen. */
export function OneOf<Name extends string>({
  legend,
  values,
  value,
  onChange,
  name,
  detail,
  colour,
}: OneOfProps<Name>) {
  const group = useId();
  return (
    <fieldset className={styles.oneOf} data-colours={colour ? true : undefined}>
      <legend>{legend}</legend>
      {values.map((each) => (
        <label key={each} title={colour ? name(each) : undefined}>
          <input
            type="radio"
            name={group}
            checked={each === value}
            onChange={() => onChange(each)}
            aria-label={colour ? name(each) : undefined}
          />
          {colour ? <span style={{ background: colour(each) }} /> : name(each)}
          {detail && <small>{detail(each)}</small>}
        </label>
      ))}
    </fieldset>
  );
}
