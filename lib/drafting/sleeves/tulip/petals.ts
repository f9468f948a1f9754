import { cubicWithTangents } from '@/lib/geometry/fit';
import { pointAtLength, subPath } from '@/lib/geometry/length';
import { path, polyline, reversePath } from '@/lib/geometry/path';
import { line } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { edge, type Panel, type PanelEdge, panel } from '../../kernel/panel';
import type { SewnCap } from '../armhole-seam';
import { type Cap, FRONT_SHARE } from '../cap';

interface PetalFigures {
  readonly cap: Cap;
  readonly sewn: SewnCap;
  readonly width: number;
  /** From the crown straight down to the lower edge. */
  readonly length: number;
  /** How far each petal goes on beyond the crown, along the cap. */
  readonly over: number;
  readonly edge: Pick<PanelEdge, 'role' | 'kind'>;
}

/** A petal's edge leaves the cap a little outward, and has come down to the level of the hem at this share of its half. */
const LEAVES = { x: 0.32, y: -1 };
const LEVEL_AT = 0.62;
const HANDLES = { tip: 0.45, hem: 0.52 };

/** From the tip of a petal, beyond the crown, down and round to the lower end of the underarm seam. */
function petalEdge(tip: Point, underarm: number, hem: number): Path {
  const side = Math.sign(underarm);
  const levels = { x: LEVEL_AT * underarm, y: hem };
  return path(
    cubicWithTangents(
      tip,
      { x: -side * LEAVES.x, y: LEAVES.y },
      levels,
      { x: side, y: 0 },
      HANDLES.tip,
      HANDLES.hem,
    ),
    line(levels, { x: underarm, y: hem }),
  );
}

const PETAL = { part: 'sleeve', cut: { count: 2, onFold: false, mirrored: true } } as const;

/** The front petal, which goes on over the crown to the back; it lies on top. */
function frontPetal({ cap, sewn, width, length, over, edge: finish }: PetalFigures): Panel {
  const x = FRONT_SHARE * width;
  const hem = cap.height - length;
  const end = sewn.crown + over;
  return panel({
    ...PETAL,
    id: 'petal-front',
    edges: [
      edge('hem', petalEdge(pointAtLength(cap.path, end), x, hem), finish),
      edge('underarm', polyline({ x, y: hem }, { x, y: 0 })),
      edge('cap', subPath(cap.path, 0, end)),
    ],
    landmarks: { crown: pointAtLength(cap.path, sewn.crown) },
  });
}

/** The back petal: what of it lies under the front one is basted to it, and caught in its seam. */
function backPetal({ cap, sewn, width, length, over, edge: finish }: PetalFigures): Panel {
  const x = (FRONT_SHARE - 1) * width;
  const hem = cap.height - length;
  const [from, to] = [sewn.crown - over, sewn.crown + over];
  const down = reversePath(petalEdge(pointAtLength(cap.path, from), x, hem));
  return panel({
    ...PETAL,
    id: 'petal-back',
    edges: [
      edge('hem', down, finish),
      edge('cap@under', subPath(cap.path, from, to), { role: 'finished', kind: 'armhole' }),
      edge('cap', subPath(cap.path, to, sewn.length)),
      edge('underarm', polyline({ x, y: 0 }, { x, y: hem })),
    ],
    landmarks: { crown: pointAtLength(cap.path, sewn.crown) },
  });
}

/** A short straight sleeve parted into two petals that cross over the crown (METHODS §5.3). */
export const petals = (figures: PetalFigures): readonly [front: Panel, back: Panel] => [
  frontPetal(figures),
  backPetal(figures),
];
