import { flatten } from '@/lib/geometry/flatten';
import type { Notice } from '@/lib/pattern/types';
import type { Panel } from '../kernel/panel';

/** The widest cloth sold (INVARIANTS A17), and what selvedges and allowances take of it, cm. */
const CLOTH = 150;
const BESIDE = 6;
const STRAIGHT = 90;

/** Width across the grain of both halves of a panel on a fold at x = 0, on the true bias, cm. */
function acrossBias({ edges }: Panel): number {
  const points = edges.flatMap(({ path }) => flatten(path, 0.5));
  const across = points.flatMap(({ x, y }) => [(y - x) / Math.SQRT2, (y + x) / Math.SQRT2]);
  return Math.max(...across) - Math.min(...across);
}

interface Grained {
  readonly front: Panel;
  readonly notices: readonly Notice[];
}

/** A front cut on the bias, or on the straight grain where it is longer than any cloth is wide: the maker is told (METHODS §4). */
export function grained(front: Panel): Grained {
  if (acrossBias(front) <= CLOTH - BESIDE) return { front, notices: [] };
  return { front: { ...front, grain: STRAIGHT }, notices: [{ code: 'cowl-on-straight-grain', figures: {} }] };
}
