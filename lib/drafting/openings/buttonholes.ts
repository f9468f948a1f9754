import { polar } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { PanelMark } from '../kernel/panel';

/**
 * Level: across the centre, where the button pulls toward the outer edge. Upright: on the centre of a band, whose
 * stitching a level hole would run into; the half on top sinks until its holes hang on the buttons.
 */
export type HoleLie = 'level' | 'upright';

/** From the end the button rests at, degrees. */
const RUNS: Readonly<Record<HoleLie, number>> = { level: 0, upright: -90 };

/** A hole is longer than its button by its thickness (METHODS §10). */
const THICKNESS = 0.3;
/**
 * It begins this far beyond the middle of its button, toward the edge when level (METHODS §10), upward when upright (The
 * Vogue Sewing Book, 1970: an eighth of an inch either way). Centred on the button, an upright hole would let the half
 * on top drop by as much as it reaches above.
 */
const BEYOND = 0.3;

/** Length of the slit, cm. */
function holeLength(diameter: number): number {
  return diameter + THICKNESS;
}

/** The hole in which a button of this size rests at `button`, running on from there toward `degrees`. */
export function holeFor(button: Point, diameter: number, degrees: number): PanelMark {
  const at = polar(button, degrees, -BEYOND);
  return { kind: 'buttonhole', at, length: holeLength(diameter), angle: degrees };
}

export const holeLying = (lie: HoleLie, button: Point, diameter: number): PanelMark =>
  holeFor(button, diameter, RUNS[lie]);

/** How far a hole reaches above and below the middle of its button, cm. */
export function reachOf(lie: HoleLie, diameter: number): { readonly above: number; readonly below: number } {
  if (lie === 'level') return { above: 0, below: 0 };
  return { above: BEYOND, below: holeLength(diameter) - BEYOND };
}
