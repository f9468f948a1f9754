import { endOf, startOf } from '@/lib/geometry/path';
import { angleOf, sub } from '@/lib/geometry/point';
import type { Path } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { firstAlong, foldEdge } from '@/lib/pattern/find';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

const STRIPS = new Set(['belt', 'band', 'strap', 'binding', 'ruffle', 'cuff', 'collar', 'pocket']);

const headingOf = (path: Path): number => angleOf(sub(endOf(path), startOf(path)));

/** How far the centre of a band is turned from square to the edge beside it, which its grain runs along, degrees. */
function mitreOf(view: PieceView, { path }: EdgeView): number {
  const { part } = view.piece;
  if (part !== 'collar' && part !== 'interfacing') return 0;
  const beside = firstAlong(view, 'neck');
  return beside ? angleOf(beside.startDirection) + 90 - headingOf(path) : 0;
}

/** Direction in degrees that the grain is measured from. */
function reference(view: PieceView): number {
  const { edges, levels } = view;
  const fold = foldEdge(view);
  if (fold) return headingOf(fold.path);
  const biceps = levels.get('biceps');
  if (biceps) return headingOf(biceps) + 90;
  const centre = edges.find(
    ({ line, path }) => line.startsWith('centre') && path.length === 1 && path[0]?.kind === 'line',
  );
  return centre ? headingOf(centre.path) + mitreOf(view, centre) : 90;
}

/** Smallest turn between two undirected lines, degrees. */
function lineAngle(a: number, b: number): number {
  const turn = (((a - b) % 180) + 180) % 180;
  return Math.min(turn, 180 - turn);
}

/** Strips are cut along or across their length; anything may be cut on the true bias. */
function allowedTurns({ piece }: PieceView): number[] {
  return STRIPS.has(piece.part) || piece.material === 'interfacing' ? [0, 45, 90] : [0, 45];
}

function grainReading(view: PieceView): Reading {
  const [from, to] = view.piece.grain;
  const turn = lineAngle(angleOf({ x: to[0] - from[0], y: to[1] - from[1] }), reference(view));
  return { figure: Math.min(...allowedTurns(view).map((each) => Math.abs(turn - each))), where: view.id };
}

/** INVARIANTS A14: parallel to centre front, centre back, the sleeve's centre or the length of a strip; 45° for bias. */
export const A14 = defineRule({
  id: 'A14',
  title: 'The grain runs as the piece is meant to hang',
  limits: atMost(0.1),
  read: ({ pieces }) => pieces.map(grainReading),
});
