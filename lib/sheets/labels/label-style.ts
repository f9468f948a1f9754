import type { Detail } from './label-lines';

/** Sizes and shapes a label is tried in, from the one that says most. */
export interface LabelStyle {
  readonly details: readonly Detail[];
  /** By detail: scales tried, greatest first. */
  readonly scales: Readonly<Record<Detail, readonly number[]>>;
  /** One size for every line (cm at scale 1), where small print could not be read. */
  readonly evenSize?: number;
}

export const PRINTED: LabelStyle = {
  details: ['coded', 'full', 'short', 'name', 'number'],
  scales: {
    coded: [1.2, 1, 0.85],
    full: [1.2, 1, 0.85, 0.72, 0.62],
    short: [0.9, 0.75, 0.6],
    name: [0.75, 0.6, 0.5],
    number: [1, 0.8, 0.6, 0.45],
  },
};

/** Projected: capitals 14 mm high or more, so never smaller than this. */
export const PROJECTED: LabelStyle = {
  details: ['short', 'name', 'number'],
  scales: { coded: [], full: [], short: [1], name: [1], number: [1] },
  evenSize: 2.2,
};
