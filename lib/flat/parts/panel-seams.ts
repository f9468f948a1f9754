import type { Edge, Piece } from '@/lib/drafting/types';
import { smoothThrough } from '@/lib/geometry/fit';
import { flatten } from '@/lib/geometry/flatten';
import type { Point } from '@/lib/geometry/types';
import { both, line } from '../ink';
import { isDart, openLoop, pathOf } from '../worn/panels';
import type { Face } from '../worn/types';
import type { FlatPart } from './part';

const OTHER_LINES = new Set(['hem', 'side', 'armhole', 'shoulder', 'neckline', 'waist']);

const isPanelSeam = (edge: Edge): boolean =>
  edge.role === 'seam' && !isDart(edge) && !OTHER_LINES.has(edge.line) && !edge.line.startsWith('centre');

const STATIONS = 9;

/** A few places along the outer edge of a panel, bottom to top. */
function stations(piece: Piece): Point[] {
  const points = openLoop(piece)
    .filter(isPanelSeam)
    .flatMap((edge) => flatten(pathOf(edge), 0.05));
  if (points.length < 2) return [];
  const step = (points.length - 1) / (Math.min(STATIONS, points.length) - 1);
  const picked = Array.from(
    { length: Math.min(STATIONS, points.length) },
    (_, i) => points[Math.round(i * step)] as Point,
  );
  return picked;
}

function seamBeside(face: Face, piece: Piece): Point[] {
  const placed = stations(piece).map((p) => face.place(piece, p));
  return placed.filter(
    (p, i) => i === 0 || Math.hypot(p.x - (placed[i - 1] as Point).x, p.y - (placed[i - 1] as Point).y) > 0.2,
  );
}

/** Seams between the panels of a face: princess lines. */
export const panelSeams: FlatPart = ({ near }) =>
  near.panels.slice(0, -1).flatMap((piece) => {
    const points = seamBeside(near, piece);
    if (points.length < 2) return [];
    const sewn = smoothThrough(points);
    return both((side) => [line(side(sewn), 'seam', `${near.view}/${piece.id}-seam`)]);
  });
