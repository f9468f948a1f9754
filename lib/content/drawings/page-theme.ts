import { THEMES, type Theme } from '@/lib/drawing/styles';

const { strokes, fills } = THEMES.screen;
type StrokeInks = Readonly<Partial<Record<keyof Theme['strokes'], string>>>;

/** Lines in another colour than that of the page's drawings. A page may leave out what is small (`--fine`). */
const INKS: StrokeInks = {
  stitch: 'var(--chalk)',
  detail: 'var(--fine)',
  measure: 'var(--fine)',
  grain: 'var(--thread)',
  highlight: 'var(--thread)',
  crease: 'var(--thread)',
  overcast: 'var(--thread)',
  frame: 'var(--outline)',
  hairline: 'var(--outline)',
  grid: 'var(--outline)',
  'grid-fine': 'var(--outline)',
};

/**
 * The look of drawings on the site: every colour is one of the page's own, by name. A drawing sent as a file takes
 * them from the page that shows it, and so follows its light.
 */
export const PAGE_THEME: Theme = {
  strokes: Object.fromEntries(
    Object.entries(strokes).map(([name, style]) => [
      name,
      { ...style, ink: INKS[name as keyof StrokeInks] ?? 'var(--line)' },
    ]),
  ) as unknown as Theme['strokes'],
  fills: {
    ...fills,
    shell: 'var(--tan)',
    lining: 'var(--sage)',
    'lining-shade': 'var(--sage-shade)',
    again: 'var(--thread-wash)',
    interfacing: 'var(--hairline)',
    contrast: 'var(--hairline)',
    trim: 'var(--tan)',
    shadow: 'var(--soft)',
    paper: 'var(--paper)',
    pale: 'var(--hairline)',
    ink: 'var(--ink)',
    muted: 'var(--letter)',
    shade: 'var(--shade)',
    highlight: 'var(--thread)',
  },
};
