import { pathLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import { distanceToLine } from '@/lib/pattern/distances';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { fisheyesOf } from '@/lib/pattern/fisheye';
import { pathOf } from '@/lib/pattern/lines';
import { type MeasuredDraft, operations } from '@/lib/pattern/measured-draft';
import { edgeAfter, edgeBefore, type PieceView } from '@/lib/pattern/piece-view';
import { VENT_CENTRE } from '../../slits/back-vent';
import type { Reading } from '../result';
import { atLeast, atMost, defineRule } from '../rule';

// Measured along a side that bends, straight across it is a rounding less.
const FROM_SEAM = atLeast(2 - 1e-4);
// A mouth keeps as far from upright seams, measured along it; an aslant one comes a little nearer.
const FROM_EDGE = atLeast(1.8);
// A dart may cross a slit that is cut once it is sewn; at its ends, cut into aslant, the seam would open.
const FROM_DART = atLeast(1 - 1e-4);

/** How far the inner end of a slit stays from seams; the one that goes on above it does not count. */
function clearance(context: MeasuredDraft, slit: EdgeView): Reading[] {
  const view = context.piece(slit.pieceId);
  if (!view) return [];
  const beside = [edgeBefore(view, slit.index), edgeAfter(view, slit.index)];
  const crossing = view.edges.filter(
    (edge) => edge.role === 'seam' && edge !== slit && !beside.includes(edge),
  );
  const upper = slit.start.y >= slit.end.y ? slit.start : slit.end;
  return crossing.map(({ points, name }) => ({
    figure: distanceToLine(upper, points),
    where: `${slit.name}: to ${name}`,
    limits: FROM_SEAM,
  }));
}

/** How far the ends of what is slashed inside a piece stay from the darts of it. */
function slashed(view: PieceView): Reading[] {
  const darts = [
    ...view.darts.flatMap(({ name, first, second }) =>
      [first, second].map(({ points }) => ({ name, points })),
    ),
    ...fisheyesOf(view).map(({ name, points }) => ({ name, points: [...points, ...points.slice(0, 1)] })),
  ];
  return view.slashes.flatMap(({ id, path }) =>
    [startOf(path), endOf(path)].flatMap((end) =>
      darts.map(({ name, points }) => ({
        figure: distanceToLine(end, points),
        where: `${view.id}/${id}: end to ${name}`,
        limits: FROM_DART,
      })),
    ),
  );
}

/** The ends of a slash that lie inside its piece stay clear of the seams round it; one cut in from an edge begins in one of them, and one that crosses a seam goes on beyond it. */
const ON_EDGE = 0.1;

function besideSeams(view: PieceView): Reading[] {
  const seams = view.edges.filter(({ role }) => role === 'seam');
  return view.slashes.flatMap(({ id, path }) => {
    const inside = [startOf(path), endOf(path)].filter((end) =>
      view.edges.every(({ points }) => distanceToLine(end, points) > ON_EDGE),
    );
    return inside.flatMap((end) =>
      seams.map(({ points, name }) => ({
        figure: distanceToLine(end, points),
        where: `${view.id}/${id}: end to ${name}`,
        limits: FROM_EDGE,
      })),
    );
  });
}

/** Where a vent laps both its sides are compared at the centre: under a hem that drops they end lower on one side. */
function lapLength(slit: EdgeView, context: MeasuredDraft): number | undefined {
  const centre = context
    .piece(slit.pieceId)
    ?.piece.internal.find(({ id }) => slit.line === 'vent' && id === VENT_CENTRE);
  return centre && pathLength(pathOf(centre));
}

function sewnIn(context: MeasuredDraft): Reading[] {
  return operations(context, /slit|vent|placket/).flatMap(({ id, edges }) => {
    const slits = edges.flatMap((ref) => context.edge(ref) ?? []).filter(({ role }) => role !== 'hem');
    const lengths = slits.map((slit) => lapLength(slit, context) ?? slit.length);
    if (lengths.length === 0) return [];
    const unequal = { figure: Math.max(...lengths) - Math.min(...lengths), where: `${id}: both sides` };
    return [unequal, ...slits.flatMap((slit) => clearance(context, slit))];
  });
}

/** INVARIANTS F12. */
export const F12 = defineRule({
  id: 'F12',
  title: 'Slits end clear of seams and darts, equal on both sides',
  limits: atMost(0.1),
  read: (context) => [
    ...sewnIn(context),
    ...context.pieces.flatMap((view) => [...slashed(view), ...besideSeams(view)]),
  ],
});
