import { required } from '@/lib/errors/required';
import { intersect } from '@/lib/geometry/intersect';
import { pathLength, subPath } from '@/lib/geometry/length';
import { offsetPath } from '@/lib/geometry/offset';
import type { Path } from '@/lib/geometry/types';
import { headGirth } from '@/lib/measurements/head-girth';
import { edge, type Panel, panel } from '../kernel/panel';
import { operation, type PlanPart } from '../kernel/plan';
import type { Collar, CollarRequest } from './collar';
import { type HalfHood, hoodShape } from './hood-shape';
import { centreSeams } from './layered';
import { halfNeck } from './neck';
import { layersSeam, neckEdge, neckSeam, turnedInOperation } from './sewing';

/** The row along the rim, as far from it as keeps two layers of cloth flat, cm (H). */
const STITCHED = 1;
const ENCLOSED = { kind: 'enclosed' } as const;

interface HoodLayer {
  readonly id: string;
  /** The neck edge is turned in and sewn down, not sewn to anything. */
  readonly turnedIn?: boolean;
  /** The row along the rim is drawn on it. */
  readonly stitched?: boolean;
}

/** The row beside the rim, from the neck seam up. */
function stitchedRow({ rim, neck }: HalfHood): Path {
  const row = offsetPath(rim, -STITCHED);
  const [start] = intersect(row, neck);
  return start ? subPath(row, start.lengthA, pathLength(row)) : row;
}

/** A layer of a hood, cut twice: the halves are sewn to each other over the crown. */
function hoodLayer(half: HalfHood, { id, turnedIn, stitched }: HoodLayer): Panel {
  const { neck, rim, crown } = half;
  return panel({
    id,
    part: 'collar',
    cut: { count: 2, onFold: false, mirrored: true },
    edges: [
      edge('neck', neck, turnedIn ? { ...ENCLOSED, role: 'finished' } : ENCLOSED),
      edge('outer', rim, ENCLOSED),
      edge('centre', crown, ENCLOSED),
    ],
    internals: stitched ? [{ id: 'edge-stitching', kind: 'topstitch', path: stitchedRow(half) }] : [],
  });
}

function hoodPlan({ neck, faced }: CollarRequest, half: HalfHood): PlanPart {
  const inner = hoodLayer(half, { id: 'hood-inner', turnedIn: !faced });
  const outer = hoodLayer(half, { id: 'hood-outer', stitched: true });
  const fit = { from: 'back' } as const;
  const plan: PlanPart = {
    panels: [inner, outer],
    seams: [
      ...centreSeams([inner, outer]),
      layersSeam('collar-layers', inner, outer, ['outer']),
      neckSeam(neckEdge(outer.family, neck, fit), neck),
    ],
    operations: [
      operation({
        id: 'collar-stitching',
        operation: 'topstitch-collar',
        lines: [{ family: outer.family, line: 'outer' }],
        figures: { width: STITCHED },
      }),
      ...(faced ? [] : turnedInOperation(inner)),
    ],
  };
  return faced ? { ...plan, neckEdge: neckEdge(inner.family, neck, fit) } : plan;
}

/**
 * A hood in two pieces, open down the front. It lies back with its inside showing, and is lined edge to edge with the
 * cloth of the shell, whatever lines the garment.
 */
export const HOOD: Collar = {
  id: 'hood',
  draw: (request) => {
    const { neck, choices, body } = request;
    const ease = required(choices.sizes['hood-ease'], 'hood-ease');
    const edge = { length: halfNeck(neck), ...neck.ends };
    return hoodPlan(request, hoodShape({ head: headGirth(body), neck: edge, ease }));
  },
};
