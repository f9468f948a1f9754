import type { Garment } from '@/lib/choices/types';
import type { Panel, PanelMark } from '../kernel/panel';
import type { Notion } from '../types';

/** Diameters sold, cm (lignes 16–44; G). */
const DIAMETERS = [1, 1.15, 1.25, 1.5, 1.8, 2, 2.3, 2.5, 2.8];

/** Distance between buttons aimed at, the middle of METHODS §10: shirts 7–9, dresses 8–10, jackets 9–12. */
const PITCH: Readonly<Record<Garment, number>> = { top: 8, dress: 9, jacket: 10.5 };

/** Above the bust no button is worth it in less than this: the bust's own is then the first. */
const LEAST_PITCH = 5.3;
/** First button below the neck edge, beyond its own half (METHODS §10). */
const BELOW_NECK = 1;
/** Last button above the lower edge (METHODS §10, INVARIANTS F10). */
export const ABOVE_HEM = 6;
/** A level buttonhole begins this far beyond the centre, and is this much longer than the button is wide (METHODS §10). */
const BEYOND_CENTRE = 0.3;
const THICKNESS = 0.3;

/** The largest button that the extension carries: as wide as the extension (METHODS §10). */
export function buttonFor(extension: number): number {
  return DIAMETERS.filter((size) => size <= extension + 1e-9).at(-1) ?? (DIAMETERS[0] as number);
}

/** A button keeps this far from a seam that crosses the row (INVARIANTS F10), for which the whole row may move. */
const FROM_SEAM = 1.2;
const SHIFTS = [0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9];

export interface RowRequest {
  readonly garment: Garment;
  /** Heights of the neck edge at the centre, of the bust points, and of the lower edge. */
  readonly top: number;
  readonly bust: number;
  readonly hem: number;
  readonly diameter: number;
  /** Heights of seams that cross the row. */
  readonly seams?: readonly number[];
}

/**
 * Heights of the buttons from the top: one at the bust, the pitch above it chosen nearest to what suits the garment, and
 * the same pitch on downward (METHODS §10, INVARIANTS F7, F8, F10).
 */
export function buttonHeights(request: RowRequest): number[] {
  const { bust, seams = [] } = request;
  const clear = (y: number) => seams.every((at) => Math.abs(at - y) >= FROM_SEAM);
  const rows = SHIFTS.map((shift) => rowThrough({ ...request, bust: bust + shift }));
  return rows.find((row) => row.every(clear)) ?? (rows[0] as number[]);
}

function rowThrough({ garment, top, bust, hem, diameter }: RowRequest): number[] {
  const target = PITCH[garment];
  const first = top - diameter / 2 - BELOW_NECK;
  const above = first - bust;
  const steps = above < LEAST_PITCH ? 0 : nearestSteps(above, target);
  const pitch = steps === 0 ? target : above / steps;
  const start = Math.min(first, bust + steps * pitch);
  const count = Math.max(1, Math.floor((start - hem - ABOVE_HEM) / pitch + 1e-9) + 1);
  return Array.from({ length: count }, (_, i) => start - i * pitch);
}

/** Number of equal steps whose size comes nearest to the target. */
function nearestSteps(way: number, target: number): number {
  const [fewer, more] = [Math.max(1, Math.floor(way / target)), Math.ceil(way / target)];
  return way / fewer - target < target - way / more ? fewer : more;
}

export function holeLength(diameter: number): number {
  return diameter + THICKNESS;
}

/**
 * Button and level buttonhole at each height: one half shows both, for both are cut from it. Off the centre by `column`,
 * the hole lies beyond it and the button as far inside, so that they meet when the centres do.
 */
export function buttonMarks(heights: readonly number[], diameter: number, column = 0): PanelMark[] {
  const length = holeLength(diameter);
  return heights.flatMap((y): PanelMark[] => [
    { kind: 'buttonhole', at: { x: -column - BEYOND_CENTRE, y }, length, angle: 0 },
    { kind: 'button', at: { x: column, y } },
  ]);
}

/** Distance between the buttons of a row. */
export function pitchOf([first, second]: readonly number[]): number {
  return first === undefined || second === undefined ? PITCH.dress : first - second;
}

export function buttonNotion(count: number, diameter: number): Notion {
  return { kind: 'button', count, width: diameter };
}

export function withMarks(panel: Panel, marks: readonly PanelMark[]): Panel {
  return { ...panel, marks: [...panel.marks, ...marks] };
}
