'use client';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { THEME_KEY, THEMES, type Theme } from './theme';
import styles from './theme-switch.module.css';

interface ThemeSwitchProps {
  readonly label: string;
  readonly names: Readonly<Record<Theme, string>>;
  readonly signs: Readonly<Record<Theme, ReactNode>>;
}

/** Light, dark, or as the device is set. Kept in this browser only. */
export function ThemeSwitch({ label, names, signs }: ThemeSwitchProps) {
  const [theme, setTheme] = useState<Theme>('auto');
  const group = useId();
  useEffect(() => setTheme((document.documentElement.dataset.theme as Theme | undefined) ?? 'auto'), []);

  const choose = (next: Theme) => {
    setTheme(next);
    if (next === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    keep(next);
  };

  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{label}</legend>
      {THEMES.map((each) => (
        <label key={each} className={styles.option} title={names[each]}>
          <input
            type="radio"
            name={group}
            checked={theme === each}
            onChange={() => choose(each)}
            aria-label={names[each]}
            className={styles.radio}
          />
          {signs[each]}
        </label>
      ))}
    </fieldset>
  );
}

function keep(theme: Theme): void {
  try {
    if (theme === 'auto') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A browser that keeps nothing still shows the theme until the page is left.
  }
}
