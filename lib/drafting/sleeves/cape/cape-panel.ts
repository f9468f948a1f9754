import type { Choices } from '@/lib/choices/types';
import { arc } from '@/lib/geometry/arc';
import { smoothThrough } from '@/lib/geometry/fit';
import { endOf, polyline, reversePath, startOf } from '@/lib/geometry/path';
import { polar } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { type AllowanceKind, edge, type Panel, panel } from '../../kernel/panel';

export const CAPE_ID = 'cape';

/** It is cut through so many degrees (METHODS §5.3: 150–200), centred over the arm. */
const ANGLE = 180;
const FROM = 270 - ANGLE / 2;
/** Its front edge is so much shorter (METHODS §5.3: 3–5): the arm reaches forward, cm. */
export const SHORTER = 4;
/** Length over the arm where nothing is said, cm. */
const LENGTH = 28;
/** Places of the free edge from the back to the front. */
const PLACES = 16;
/** Length of the line that marks the shoulder. */
const MARK = 1;

const ORIGIN: Point = { x: 0, y: 0 };

/** Length over the arm, cm. */
export const capeLength = ({ sizes }: Pick<Choices, 'sizes'>): number => sizes['cape-length'] ?? LENGTH;

interface CapeSketch {
  /** The armhole from each notch to the shoulder, and the length over the arm, cm. */
  readonly front: number;
  readonly back: number;
  readonly length: number;
  /** What lies beyond its upper edge. */
  readonly kind: AllowanceKind;
}

/** From nothing to one, level at both ends. */
const eased = (share: number): number => share * share * (3 - 2 * share);

/** Level at the back and over the arm, rising to the front. */
function freeEdge(inner: number, length: number, shoulder: number): Path {
  const points = Array.from({ length: PLACES + 1 }, (_, i) => {
    const share = i / PLACES;
    const forward = Math.max(0, (share - shoulder) / (1 - shoulder));
    return polar(ORIGIN, FROM + share * ANGLE, inner + length - SHORTER * eased(forward));
  });
  const tangent = (degrees: number) => polar(ORIGIN, degrees + 90, 1);
  return smoothThrough(points, { startDir: tangent(FROM), endDir: tangent(FROM + ANGLE) });
}

/**
 * A sector as long inside as the armhole between its notches: its back to the left, its front to the right, the grain
 * down the middle of the arm.
 */
export function capePanel({ front, back, length, kind }: CapeSketch): Panel {
  const seam = front + back;
  const inner = seam / ((ANGLE * Math.PI) / 180);
  const hem = freeEdge(inner, length, back / seam);
  const upper = reversePath(arc(ORIGIN, inner, FROM, FROM + ANGLE));
  const hemmed = { role: 'hem', kind: 'narrow-hem' } as const;
  const shoulder = polar(ORIGIN, FROM + (ANGLE * back) / seam, inner);
  const below = polar(ORIGIN, FROM + (ANGLE * back) / seam, inner + MARK);
  return panel({
    id: CAPE_ID,
    part: 'ruffle',
    cut: { count: 2, onFold: false, mirrored: true },
    edges: [
      edge('hem', hem, hemmed),
      edge('end@front', polyline(endOf(hem), startOf(upper)), hemmed),
      edge('upper', upper, { role: 'finished', kind }),
      edge('end@back', polyline(endOf(upper), startOf(hem)), hemmed),
    ],
    internals: [{ id: 'shoulder', kind: 'placement', path: polyline(shoulder, below) }],
  });
}
