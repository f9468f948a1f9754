import { endDirection, startDirection } from '@/lib/geometry/path';
import { turnDegrees } from '@/lib/geometry/point';
import { neighbours } from '@/lib/geometry/sequence';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { edgeAfter, edgeBefore, type PieceView } from '@/lib/pattern/piece-view';
import type { Reading } from '../result';
import { defineRule } from '../rule';

// The grain figures are written to, so that one centimetre is one centimetre.
const GRAIN = 1e-5;

// Edges cut as wide that turn less than this where they meet run on into each other, degrees.
const STRAIGHT_ON = 0.6;

const isLaid = ({ role }: EdgeView): boolean => role === 'dart' || role === 'fold';

/** Sewn or unfolded, the edge goes on at a dart mouth and at a fold, and so does one that only changes its name. */
function isCorner(before: EdgeView, after: EdgeView): boolean {
  if (isLaid(before) || isLaid(after)) return false;
  const turn = turnDegrees(endDirection(before.path), startDirection(after.path));
  return before.allowance !== after.allowance || Math.abs(turn) > STRAIGHT_ON;
}

function edgeReadings(view: PieceView, edge: EdgeView): Reading[] {
  const places = view.piece.notches.filter((notch) => notch.edge === edge.id).map(({ at }) => at);
  places.sort((p, q) => p - q);
  const gaps = neighbours(places).map(([before, at]) => at - before);
  const first = places[0];
  const last = places[places.length - 1];
  if (first === undefined || last === undefined) return [];
  if (isCorner(edgeBefore(view, edge.index), edge)) gaps.push(first);
  if (isCorner(edge, edgeAfter(view, edge.index))) gaps.push(edge.length - last);
  return gaps.map((figure) => ({ figure, where: edge.name }));
}

/** INVARIANTS F4. */
export const F4 = defineRule({
  id: 'F4',
  title: 'Notches stand apart, and away from corners',
  limits: { W: { min: 1 - GRAIN } },
  read: ({ pieces }) => pieces.flatMap((view) => view.edges.flatMap((edge) => edgeReadings(view, edge))),
});
