import { intersectVertical } from '@/lib/geometry/intersect';
import { polyline } from '@/lib/geometry/path';
import { lastOf } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { linePath } from '../kernel/lines';
import { edge, type Panel, panel } from '../kernel/panel';
import { operation, type PlanPart } from '../kernel/plan';
import { seam } from '../kernel/seams';
import type { ButtonRow } from './button-row';
import { holeLying, reachOf } from './buttonholes';
import { EXTENSION, type Lap } from './lap';

const FLY = 'button-fly';

/** The fly stays behind the edges that hide it, in front and at the neck, and ends below its last hole, cm (G; METHODS §10). */
const BEHIND = 0.3;
const BELOW_TOP = 0.5;
const BELOW_LAST = 1;

/** How far beyond the centre its fold lies: under a pointed neckline the fly begins where the edge of the neck is there. */
export const foldOfFly = ({ extension }: Lap): number => extension - BEHIND;

/** Half of the fly at its fold, in the heights of the garment: from its fold behind the edge to where it is stitched on. */
function draw(lapped: Panel, { lap, diameter, lie }: ButtonRow, heights: readonly number[]): Panel {
  const [x0, x1] = [-foldOfFly(lap), lap.extension];
  const neck = intersectVertical(linePath(lapped, EXTENSION), x0)[0]?.point;
  if (!neck) throw new RangeError('The fly is wider than the cloth beyond the centre');
  const top = neck.y - BELOW_TOP;
  const bottom = lastOf(heights) - reachOf(lie, diameter).below - BELOW_LAST;
  const corner = (x: number, y: number): Point => ({ x, y });
  const [a, b, c, d] = [corner(x0, bottom), corner(x1, bottom), corner(x1, top), corner(x0, top)];
  return panel({
    id: FLY,
    part: 'band',
    cut: { count: 1, onFold: true, mirrored: false },
    edges: [
      edge('fly-end@lower', polyline(a, b), { kind: 'enclosed' }),
      edge('fly-inner', polyline(b, c), { role: 'finished', kind: 'seam' }),
      edge('fly-end@upper', polyline(c, d), { kind: 'enclosed' }),
      edge('fold', polyline(d, a), { role: 'fold', kind: 'none' }),
    ],
    marks: heights.map((y) => holeLying(lie, { x: 0, y }, diameter)),
  });
}

function fused(fly: Panel): Panel {
  const id = `${FLY}-interfacing`;
  const edges = fly.edges.map((own) => ({
    ...own,
    role: own.role === 'fold' ? ('fold' as const) : ('finished' as const),
    kind: 'none' as const,
  }));
  return { ...fly, id, family: id, part: 'interfacing', material: 'interfacing', edges, marks: [] };
}

/** The strip with upright buttonholes that lies hidden under the right edge (METHODS §10: upright holes on the centre). */
export function buttonFly(
  families: readonly string[],
  lapped: Panel,
  row: ButtonRow,
  heights: readonly number[],
): PlanPart {
  const fly = draw(lapped, row, heights);
  const interfacing = fused(fly);
  const end = (place: 'lower' | 'upper') => {
    const own = { family: FLY, line: `fly-end@${place}` } as const;
    const id = `fly-${place}`;
    return seam({ id, operation: 'sew-fly-ends', a: [own], b: [own] });
  };
  const lines = [{ family: FLY, line: 'fly-inner' }] as const;
  return {
    panels: [fly, interfacing],
    seams: [end('lower'), end('upper')],
    operations: [
      operation({ id: 'interface-fly', operation: 'interface', families: [fly.family, interfacing.family] }),
      operation({
        id: 'buttonholes',
        operation: 'make-fly-buttonholes',
        families: [FLY],
        figures: { count: heights.length, diameter: row.diameter },
      }),
      operation({
        id: 'attach-fly',
        operation: 'attach-fly',
        lines,
        families,
        figures: { width: 2 * row.lap.extension },
      }),
    ],
  };
}
