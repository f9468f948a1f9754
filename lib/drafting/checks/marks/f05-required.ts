import { item } from '@/lib/geometry/sequence';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { endsOf, levelOnEdge } from '@/lib/pattern/levels';
import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import { notchesOf } from '@/lib/pattern/notch-pairs';
import { cornerAfter, edgeAfter, edgeBefore, type PieceView } from '@/lib/pattern/piece-view';
import { capAndArmhole } from '@/lib/pattern/seam-kinds';
import type { SeamView, Side } from '@/lib/pattern/seam-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

// Where a notch may not stand (F4), the corner or the neighbouring notch says the same. A pair stands midway between
// the levels of its two sides, which may lie a millimetre apart (C3).
const ROOM = 1 + 0.1 / 2;

function holdsNotch({ role, allowance }: EdgeView): boolean {
  return role === 'seam' && allowance > 0;
}

/** Distance along an edge from a place to the nearest notch, cm; nothing when a corner or F4 leaves no room for one. */
function toNotch({ piece }: PieceView, edge: EdgeView, at: number): number | undefined {
  if (at < ROOM || at > edge.length - ROOM) return undefined;
  const away = piece.notches
    .filter((notch) => notch.edge === edge.id)
    .map((notch) => Math.abs(notch.at - at));
  return Math.min(Number.MAX_SAFE_INTEGER, ...away);
}

/** Whether the same level, on a piece sewn to this edge, ends where no notch may stand: then neither side has one. */
function partnerBlocked({ sewn }: MeasuredDraft, piece: PieceView, edgeName: string, level: string): boolean {
  const seam = sewn.get(edgeName)?.[0];
  const steps = seam ? [...seam.a.steps, ...seam.b.steps] : [];
  const others = new Set(steps.map((step) => step.piece).filter((other) => other !== piece));
  return [...others].some((other) => {
    const path = other.levels.get(level);
    if (!path) return false;
    const places = endsOf(path).flatMap((end) => levelOnEdge(other, end) ?? []);
    const own = places.filter(({ edge }) => steps.some((step) => step.edge === edge));
    return own.length === 0 || own.some(({ edge, at }) => at < ROOM || at > edge.length - ROOM);
  });
}

function levelReadings(context: MeasuredDraft, view: PieceView): Reading[] {
  return [...view.levels].flatMap(([name, level]) =>
    endsOf(level).flatMap((end) => {
      const found = levelOnEdge(view, end);
      if (!found || !holdsNotch(found.edge) || found.edge.line.startsWith('centre')) return [];
      if (partnerBlocked(context, view, found.edge.name, name)) return [];
      const figure = toNotch(view, found.edge, found.at);
      return figure === undefined ? [] : [{ figure, where: `${found.edge.name}: ${name} level` }];
    }),
  );
}

// What leaves the square to its fold by more is a corner, as the point of a V: that shows the middle itself (D6).
const SQUARE = 3;
const isSquare = (angle: number): boolean => Math.abs(angle - 90) <= SQUARE;

/** Edges sewn across the middle of a piece on the fold: the fold's end is notched, for nothing else shows it. */
function centreReadings(view: PieceView): Reading[] {
  return view.edges.flatMap((edge) => {
    if (!holdsNotch(edge)) return [];
    const starts = edgeBefore(view, edge.index).role === 'fold' && isSquare(item(view.corners, edge.index));
    const stops = edgeAfter(view, edge.index).role === 'fold' && isSquare(cornerAfter(view, edge.index));
    const ends = [...(starts ? [0] : []), ...(stops ? [edge.length] : [])];
    return ends.map((at) => {
      const away = view.piece.notches.filter((n) => n.edge === edge.id).map((n) => Math.abs(n.at - at));
      return { figure: Math.min(Number.MAX_SAFE_INTEGER, ...away), where: `${edge.name}: centre` };
    });
  });
}

/** Arc length from the seam's origin to where one face of the armhole gives way to the other: the shoulder. */
function shoulderPlace({ steps }: Side): number | undefined {
  const first = steps[0]?.piece.piece.part;
  return steps.find(({ piece }) => piece.piece.part !== first)?.from;
}

/** The crown of the cap, where the shoulder seam comes. */
function crownReadings(seam: SeamView): Reading[] {
  const sides = capAndArmhole(seam);
  const shoulder = sides && shoulderPlace(sides.armhole);
  if (!sides || shoulder === undefined || seam.seam.gather !== 1) return [];
  const away = notchesOf(sides.cap).map(({ at }) => Math.abs(at - shoulder));
  // The crown stands off the shoulder by its part of the ease.
  const figure = Math.max(0, Math.min(Number.MAX_SAFE_INTEGER, ...away) - Math.abs(seam.seam.ease));
  return [{ figure, where: `${seam.id}: crown` }];
}

/** INVARIANTS F5. */
export const F5 = defineRule({
  id: 'F5',
  title: 'Levels, centres and crown are notched where they meet an edge',
  limits: atMost(1),
  read: (context: MeasuredDraft) => [
    ...shellPieces(context, 'front', 'back', 'skirt-front', 'skirt-back').flatMap((view) => [
      ...levelReadings(context, view),
      ...centreReadings(view),
    ]),
    ...context.seams.flatMap(crownReadings),
  ],
});
