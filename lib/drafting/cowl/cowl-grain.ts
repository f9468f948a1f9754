import { flatten } from '@/lib/geometry/flatten';
import { polyline, startOf } from '@/lib/geometry/path';
import type { Notice } from '@/lib/pattern/types';
import { hasLine, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { FACING_END } from './grown-on-facing';

/** The line along which the facing grown on to a cowl is folded in. */
const COWL_FOLD = 'cowl-fold';
/** What falls in a fold is cut on the bias, so that it falls softly; panels beside it are not (METHODS §4). */
const BIAS = 45;
const STRAIGHT = 90;
/** The widest cloth sold (INVARIANTS A17), and what selvedges and allowances take of it, cm. */
const CLOTH = 150;
const BESIDE = 6;

/** Width across the grain of both halves of a panel on a fold at x = 0, on the true bias, cm. */
function acrossBias({ edges }: Panel): number {
  const points = edges.flatMap(({ path }) => flatten(path, 0.5));
  const across = points.flatMap(({ x, y }) => [(y - x) / Math.SQRT2, (y + x) / Math.SQRT2]);
  return Math.max(...across) - Math.min(...across);
}

/** The line from the shoulder to the centre that the facing is folded in along. */
function withFold(panel: Panel): Panel {
  const corner = startOf(linePath(panel, FACING_END));
  const path = polyline(corner, { x: 0, y: corner.y });
  return { ...panel, internals: [...panel.internals, { id: COWL_FOLD, kind: 'fold-line', path }] };
}

interface Laid {
  readonly panels: readonly Panel[];
  readonly notices: readonly Notice[];
}

/**
 * The fronts as they are cut: the one that falls in a fold on the bias, or, where it is longer than any cloth is wide, on
 * the straight grain like the others, and the maker is told (METHODS §4).
 */
export function laidForCowl(panels: readonly Panel[]): Laid {
  const falls = panels.find((panel) => hasLine(panel, FACING_END));
  if (!falls) return { panels, notices: [] };
  const fits = acrossBias(falls) <= CLOTH - BESIDE;
  const cut = { ...withFold(falls), grain: fits ? BIAS : STRAIGHT };
  return {
    panels: panels.map((panel) => (panel === falls ? cut : panel)),
    notices: fits ? [] : [{ code: 'cowl-on-straight-grain', figures: {} }],
  };
}
