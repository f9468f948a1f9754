import { hemFacingHeight } from '@/lib/choices/hem-facing';
import type { Choices } from '@/lib/choices/types';
import { closestPlace } from '@/lib/geometry/closest';
import { lengthAtPlace, pathLength, subPath } from '@/lib/geometry/length';
import { endOf, reversePath, startOf, withEnd, withStart } from '@/lib/geometry/path';
import { firstOf, item, mapTuple } from '@/lib/geometry/sequence';
import { trimBetween } from '@/lib/geometry/trim';
import type { Path, Point } from '@/lib/geometry/types';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';
import { INNER, interfacingFor } from '../facings/trace';
import type { Addition } from '../garments/addition';
import { tooShort } from '../garments/long-enough';
import { hasLine, lineLength } from '../kernel/lines';
import { edge, type Panel, type PanelEdge, panel } from '../kernel/panel';
import { mergePlans } from '../kernel/plan';
import { besideFacing, CAUGHT_END, edgeFacingOf, footSewn, STRIP_END } from './beside-lap';
import { facedOperations, facedSeams, type Half } from './faced-hem-seams';
import { facingEdge } from './facing-edge';
import { ABOVE_FACING, LEAST_FACING } from './facing-room';
import { FACES, ofHalf } from './halves';
import { fromCentre, type JoinedHem, joinedHem } from './joined-hem';
import { hemmedPanels } from './lower-edge';

/** A slit just long enough for the lowest facing is measured to so much, cm. */
const ROUNDING = 1e-6;

/** Sides that differ by less are sewn to each other as they are (INVARIANTS C1). */
const ALIKE = 0.01;

/**
 * Height of the facing of these halves: less where a dart or a pocket in the side, or a seam across the centre, is too
 * near above the hem. Refuses a hem that leaves no room for it.
 */
function facingHeight(halves: readonly JoinedHem[], wanted: number): number {
  const ends = halves.flatMap(({ side, centre }) => [side, centre]);
  const height = Math.min(wanted, ...ends.map(({ path }) => pathLength(path) - ABOVE_FACING));
  if (height < LEAST_FACING - ROUNDING) throw tooShort('hem', 'length');
  return height;
}

/** An end of the strip: what of the edge beside the hem is as high as it. One at a slit is caught in what is turned in there. */
function endEdge(beside: PanelEdge, path: Path): PanelEdge {
  if (beside.role === 'finished') return edge(CAUGHT_END, path, { role: 'finished', kind: 'none' });
  const joined = beside.line === 'centre' && beside.role === 'seam';
  return { ...beside, from: 0, path, ...(joined ? { kind: 'seam' as const } : {}) };
}

/** The height of the facing of a half whose like is not faced, as one that opens down to its hem. */
const UNFACED = 0;

/** The strip above the hem of a half, its lower edge sewn to it: one piece, however many panels it passes. */
function hemFacing({ face, panels, hem, centre, side }: Half, height: number): Panel {
  const inner = trimBetween(facingEdge(hem, height), centre.path, side.path);
  const along = (path: Path, at: Point) => lengthAtPlace(path, closestPlace(path, at));
  const [top, foot] = [endOf(inner), startOf(inner)];
  const up = withEnd(subPath(side.path, 0, along(side.path, top)), top);
  const down = subPath(centre.path, along(centre.path, foot), pathLength(centre.path));
  const { cut, grain } = firstOf(fromCentre(panels) as [Panel]);
  return panel({
    id: `hem-facing-${face}`,
    part: 'facing',
    cut,
    grain,
    edges: [
      edge('hem', hem, { kind: 'enclosed' }),
      endEdge(side, up),
      edge(INNER, reversePath(inner), { role: 'finished', kind: 'none' }),
      endEdge(centre, withStart(down, foot)),
    ],
  });
}

/** A facing whose side is to have a length: a step or two, since the side is all but square to it. */
const STEPS = 2;

function hemFacingTo(half: Half, height: number, side: number): Panel {
  let [own, facing] = [height, hemFacing(half, height)];
  for (let i = 0; i < STEPS; i++) {
    own *= side / lineLength(facing, 'side');
    facing = hemFacing(half, own);
  }
  return facing;
}

/** Both facings, as high as each other where their sides are joined: front and back may bend differently to meet there. */
function levelFacings([front, back]: readonly [Half, Half], height: number): [Panel, Panel] {
  const drawn: [Panel, Panel] = [hemFacing(front, height), hemFacing(back, height)];
  if (!drawn.every((facing) => hasLine(facing, 'side'))) return drawn;
  const [a, b] = mapTuple(drawn, (facing) => lineLength(facing, 'side'));
  if (Math.abs(a - b) < ALIKE) return drawn;
  return a < b ? [drawn[0], hemFacingTo(back, height, a)] : [hemFacingTo(front, height, b), drawn[1]];
}

function sewnTo(panel: Panel): Panel {
  const edges = panel.edges.map((edge) =>
    edge.line === 'hem' ? { ...edge, role: 'seam' as const, kind: 'enclosed' as const } : edge,
  );
  return { ...panel, edges };
}

/** Told where a hem was to be folded up and is faced. */
function deepNotices({ options }: Choices, height: number): Notice[] {
  return options.hem === 'faced' ? [] : [{ code: 'hem-faced-on-curve', figures: { height } }];
}

/** The lower edge faced instead of turned up: one strip for the front and one for the back (METHODS §7). */
export const FACED_HEM: Addition = {
  id: 'faced-hem',
  add: (plan, context) => {
    const { choices } = context;
    const hemmed = hemmedPanels(plan.panels);
    const height = hemFacingHeight(choices);
    const settled = context.settled?.hemFacing ?? Infinity;
    if (height === undefined || settled === UNFACED || hemmed.length === 0) return plan;
    const halves = mapTuple(FACES, (face): Half => {
      const panels = ofHalf(hemmed, face);
      const edgeFacing = edgeFacingOf(plan, face);
      const joined = joinedHem(panels);
      return { face, panels, edgeFacing, ...(edgeFacing ? besideFacing(joined, edgeFacing) : joined) };
    });
    if (halves.some(({ side }) => !['side', 'slit'].includes(side.line))) return plan;
    const own = facingHeight(halves, Math.min(height, settled));
    const facings = levelFacings(halves, own);
    const footed = new Map(
      halves.flatMap(({ edgeFacing }, i) =>
        edgeFacing
          ? [[edgeFacing, footSewn(edgeFacing, lineLength(item(facings, i), STRIP_END))] as const]
          : [],
      ),
    );
    const panels = plan.panels.map((panel) =>
      hemmed.includes(panel) ? sewnTo(panel) : (footed.get(panel) ?? panel),
    );
    const kept = plan.operations.filter(({ id }) => footed.size === 0 || id !== 'facing-hem');
    return mergePlans(
      { ...plan, panels, operations: kept },
      {
        panels: [...facings, ...facings.map(interfacingFor)],
        seams: facedSeams(facings, halves),
        operations: facedOperations(facings),
        notices: deepNotices(choices, toMillimetre(own)),
        settled: { hemFacing: own },
      },
    );
  },
};
