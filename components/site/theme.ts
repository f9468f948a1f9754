export const THEMES = ['auto', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

export const THEME_KEY = 'droitfil-theme';
