import { intersectVertical } from '@/lib/geometry/intersect';
import { polyline } from '@/lib/geometry/path';
import type { Point } from '@/lib/geometry/types';
import { drawnOn, placeOnCloth } from '../kernel/cloth';
import { edge, type Panel, panel } from '../kernel/panel';
import { operation, type PlanPart } from '../kernel/plan';
import type { CasingPlace, Ground } from './casing-ground';

/** An upright buttonhole so high, from the centre front or the end of its casing (METHODS §10), cm. */
const HOLE = { height: 1.6, off: 2 };
/** What is fused behind each, a square. */
const PATCH = 4;
const PATCH_ID = 'cord-hole-interfacing';

function patchPanel(): Panel {
  const [a, b, c, d] = [
    { x: 0, y: 0 },
    { x: PATCH, y: 0 },
    { x: PATCH, y: PATCH },
    { x: 0, y: PATCH },
  ] as const;
  const raw = { role: 'finished', kind: 'none' } as const;
  return panel({
    id: PATCH_ID,
    part: 'interfacing',
    material: 'interfacing',
    cut: { count: 2, onFold: false, mirrored: false },
    edges: [
      edge('lower', polyline(a, b), raw),
      edge('end@right', polyline(b, c), raw),
      edge('upper', polyline(c, d), raw),
      edge('end@left', polyline(d, a), raw),
    ],
  });
}

/** The middle of the hole, in the middle of the casing: over a seam that is not level it follows it. */
function middleOf(
  panels: readonly Panel[],
  { onSeam, level }: CasingPlace,
  width: number,
  worn: number,
): {
  readonly panel: Panel;
  readonly at: Point;
} {
  const found = placeOnCloth(panels, level, worn);
  if (!onSeam) return found;
  const seam = found.panel.edges.filter(({ line }) => line === 'waist');
  const [foot] = seam.flatMap(({ path }) => intersectVertical(path, found.at.x));
  return foot ? { ...found, at: { x: found.at.x, y: foot.point.y + width / 2 } } : found;
}

/**
 * Where both ends of the cord come out: beside the centre front, or beside what lies flat at an opening there; of a back
 * alone, beside its sides. Returns the panels with the holes marked, and what goes with them.
 */
export function cordHoles(
  panels: readonly Panel[],
  own: readonly Panel[],
  ground: Ground,
  place: CasingPlace,
  width: number,
): { readonly panels: readonly Panel[]; readonly part: PlanPart } {
  const { face, whole, flat } = ground;
  const worn = face === 'front' ? flat + HOLE.off : whole - HOLE.off;
  const { panel: host, at } = middleOf(own, place, width, worn);
  const half = HOLE.height / 2;
  const path = polyline({ x: at.x, y: at.y - half }, { x: at.x, y: at.y + half });
  const marked = drawnOn(panels, host.id, { internals: [{ id: 'cord-hole', kind: 'placement', path }] });
  return {
    panels: marked,
    part: {
      panels: [patchPanel()],
      operations: [
        operation({
          id: 'cord-holes',
          operation: 'make-cord-holes',
          families: [host.family, PATCH_ID],
          figures: { length: HOLE.height, width: PATCH },
        }),
      ],
    },
  };
}
