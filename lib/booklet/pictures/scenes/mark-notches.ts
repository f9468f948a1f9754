import { pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { toward } from '@/lib/geometry/pair';
import { perp, scale, sub } from '@/lib/geometry/point';
import { contains } from '@/lib/geometry/polyline/contains';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Notch, Piece } from '@/lib/pattern/types';
import { artOutline } from '../cloth/lay-piece';
import type { Notched, Scene, Shown } from '../cloth/scene';
import { edgesOn, stepsOf } from '../cloth/walk-seam';

const STROKES: Readonly<Record<Notch['kind'], number>> = { single: 1, double: 2, triple: 3 };

/** The notches on some edges of a piece, where its cloth is cut. */
export const notchesOn = (piece: Piece, edges: readonly EdgeView[]): Notched[] =>
  edges.flatMap((edge) =>
    piece.notches
      .filter((notch) => notch.edge === edge.id)
      .map(({ at, kind }) => notchAt(edge, Math.min(edge.length, Math.max(0, at)), STROKES[kind])),
  );

/** The notches of a stretch of a seam by how far along that they are. */
export const notchAlong = ({ piece: { piece }, edge, reversed, from }: Step) =>
  piece.notches
    .filter((notch) => notch.edge === edge.id)
    .map(({ at, kind }) => ({
      along: from + (reversed ? edge.length - at : at),
      strokes: STROKES[kind],
    }));

/** Square to its edge, from the cut line inward. */
function notchAt({ path, allowance }: EdgeView, along: number, strokes: number): Notched {
  const [from, inward] = [pointAtLength(path, along), perp(tangentAtLength(path, along))];
  const { x, y } = sub(from, scale(inward, allowance));
  return { at: [x, y], inward: [inward.x, inward.y], strokes };
}

/** What is pinned is pinned notch to notch: those of the edges that meet are shown, as far as the cloth is. */
export function withNotches({ shown, arrows }: Scene, seams: readonly SeamView[]): Scene {
  return { shown: shown.map((each) => notchedIn(each, seams)), arrows };
}

/** So far within its cut line a notch is on the cloth that is shown, cm. */
const WITHIN = 0.3;

/** On cloth that lies bent, where its place lies; nowhere when that is not known. */
function notchLaid(notch: Notched, { bent, laid }: Shown): Notched[] {
  if (!bent) return [notch];
  const [x, y] = notch.at;
  const [dx, dy] = notch.inward;
  const [at, inner] = [laid?.([x, y]), laid?.([x + dx, y + dy])];
  if (!at || !inner) return [];
  return [{ ...notch, at, inward: toward(at, inner) }];
}

function notchedIn(shown: Shown, seams: readonly SeamView[]): Shown {
  const { piece, outline = artOutline(piece, shown.unfolded) } = shown;
  const own = edgesOn(stepsOf(seams), piece.id);
  const edges = [...new Map(own.map((edge) => [edge.id, edge])).values()];
  const seen = notchesOn(piece, edges)
    .flatMap((notch) => notchLaid(notch, shown))
    .filter(({ at: [x, y], inward: [dx, dy] }) => contains(outline, [x + dx * WITHIN, y + dy * WITHIN]));
  return seen.length > 0 ? { ...shown, notched: seen } : shown;
}
