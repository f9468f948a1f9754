import type { FillName, FontName } from '@/lib/drawing/types';

interface TypeStyle {
  readonly font: FontName;
  /** Height of the type and distance of baselines, cm. */
  readonly size: number;
  readonly leading: number;
  readonly fill?: FillName;
}

/** Ten and a half point to read, smaller for tables and captions; the serif only for titles. */
export const STYLES = {
  cover: { font: 'serif', size: 1.05, leading: 1.25 },
  chapter: { font: 'serif', size: 0.78, leading: 0.95 },
  section: { font: 'serif', size: 0.48, leading: 0.62 },
  lead: { font: 'sans', size: 0.42, leading: 0.58 },
  body: { font: 'sans', size: 0.37, leading: 0.52 },
  strong: { font: 'sans-bold', size: 0.37, leading: 0.52 },
  table: { font: 'sans', size: 0.33, leading: 0.44 },
  tableHead: { font: 'sans-bold', size: 0.3, leading: 0.4 },
  caption: { font: 'sans', size: 0.29, leading: 0.38, fill: 'muted' },
  number: { font: 'serif', size: 0.62, leading: 0.62 },
  // Of three figures, as broad as the others are of two.
  longNumber: { font: 'serif', size: 0.42, leading: 0.62 },
  foot: { font: 'sans', size: 0.26, leading: 0.34, fill: 'muted' },
} as const satisfies Record<string, TypeStyle>;

export type StyleName = keyof typeof STYLES;
