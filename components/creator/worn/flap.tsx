'use client';

import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import styles from './worn.module.css';

interface FlapProps {
  readonly icon: ReactNode;
  readonly name: string;
  /** What stands beside the icon where there is room. */
  readonly text: string;
  /** On a phone a low strip, scrolled sideways. */
  readonly low?: boolean;
  readonly children: ReactNode;
}

/** A button and what it unfolds: beside the garment, on a phone over the choices, so that the garment stays in sight. */
export function Flap({ icon, name, text, low, children }: FlapProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  /** The panel lies above everything: it is put under its button by hand. */
  const place = ({ newState }: ToggleEvent) => {
    const box = opener.current?.getBoundingClientRect();
    if (newState !== 'open' || !box) return;
    panel.current?.style.setProperty('--top', `${box.bottom + 6}px`);
    panel.current?.style.setProperty('--left', `${box.left}px`);
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        className={styles.opener}
        aria-label={name}
        title={name}
      >
        {icon}
        <span>{text}</span>
      </button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is long is scrolled with keys, and a table holds nothing else to focus
        tabIndex={0}
        className={styles.panel}
        data-low={low || undefined}
        aria-label={name}
        onBeforeToggle={place}
      >
        {children}
      </section>
    </>
  );
}
