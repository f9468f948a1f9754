'use client';

import { type CSSProperties, type ReactNode, useId } from 'react';
import { type ColouredCloth, printOf } from '@/lib/cloth/look';
import { tileSvg } from '@/lib/cloth/pattern';
import styles from './look.module.css';

/** Pixels to a centimetre of cloth: a swatch shows three or four of them. */
const SCALE = 10;

const painted = new Map<string, CSSProperties>();

/** The cloth as the background of anything. */
export function clothBackground(cloth: ColouredCloth): CSSProperties {
  const key = `${cloth.cloth}.${cloth.colour}`;
  const kept = painted.get(key);
  if (kept) return kept;
  const tile = `url("data:image/svg+xml,${encodeURIComponent(tileSvg(printOf(cloth), SCALE))}")`;
  const background: CSSProperties = { backgroundImage: tile };
  painted.set(key, background);
  return background;
}

interface Swatch {
  readonly value: string;
  readonly name: string;
  /** Plain unbleached cotton without it. */
  readonly cloth?: ColouredCloth | undefined;
}

interface SwatchesProps {
  readonly label: string;
  readonly value: string;
  readonly swatches: readonly Swatch[];
  readonly onChange: (value: string) => void;
  readonly small?: boolean;
}

/** A row of cloths to take one of. The browser's own radios: arrow keys go through them. */
export function Swatches({ label, value, swatches, onChange, small }: SwatchesProps): ReactNode {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.swatches} data-small={small || undefined}>
      {swatches.map((swatch) => (
        <label key={swatch.value} className={styles.swatch} title={swatch.name}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            aria-label={swatch.name}
            checked={swatch.value === value}
            onChange={() => onChange(swatch.value)}
          />
          <span style={swatch.cloth && clothBackground(swatch.cloth)} />
        </label>
      ))}
    </div>
  );
}
