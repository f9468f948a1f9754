import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { polyline } from '@/lib/geometry/path';
import { add, perp, scale } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { drawnOn, placeOnCloth } from '../kernel/cloth';
import { edgesOf } from '../kernel/lines';
import { edge, type Panel, panel } from '../kernel/panel';
import { operation, type PlanPart } from '../kernel/plan';
import type { CasingPlace, Ground } from './casing-ground';

/**
 * An upright buttonhole so high, clear of both rows that hold the casing; from the centre front or the end of its casing
 * (METHODS §10), cm.
 */
const HOLE = { height: 1, off: 2 };
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

interface Place {
  readonly panel: Panel;
  readonly at: Point;
}

/** So far along the seam from the centre, and square to it up to the middle of the casing. */
function overSeam(panels: readonly Panel[], width: number, worn: number): Place {
  let left = worn;
  for (const panel of panels)
    for (const { path } of edgesOf(panel, 'waist')) {
      const length = pathLength(path);
      if (left <= length) {
        const up = perp(tangentAtLength(path, left));
        return { panel, at: add(pointAtLength(path, left), scale(up, width / 2)) };
      }
      left -= length;
    }
  throw new RangeError(`No seam ${worn.toFixed(1)} cm from the centre`);
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
  const { face, toSide, flat } = ground;
  const worn = face === 'front' ? flat + HOLE.off : toSide - HOLE.off;
  const { panel: host, at } = place.onSeam
    ? overSeam(own, width, worn)
    : placeOnCloth(own, place.level, worn);
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
