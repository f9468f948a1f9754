import { boundingBox } from '@/lib/geometry/bounds';
import { smoothThrough } from '@/lib/geometry/fit';
import { flatten } from '@/lib/geometry/flatten';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import { isNonEmpty, item } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Edge, Piece } from '@/lib/pattern/types';
import { line } from '../ink';
import { risingOn } from '../worn/halves';
import { lengthOnAll } from '../worn/line-length';
import { isDart, isYoke, openLoop } from '../worn/panels';
import type { Face } from '../worn/types';
import { wornLine } from '../worn/worn-line';
import type { FlatPart } from './part';

const OTHER_LINES = new Set([
  'hem',
  'side',
  'armhole',
  'shoulder',
  'neckline',
  'waist',
  'yoke',
  'keyhole',
  'raglan',
]);

const isPanelSeam = (edge: Edge): boolean =>
  edge.role === 'seam' && !isDart(edge) && !OTHER_LINES.has(edge.line) && !edge.line.startsWith('centre');

const STATIONS = 13;

/** A few places along the outer edge of a panel, evenly spaced, bottom to top. */
function stations(piece: Piece): Point[] {
  const seam = openLoop(piece)
    .filter(isPanelSeam)
    .flatMap((edge) => pathOf(edge));
  if (!isNonEmpty(seam)) return [];
  const whole = pathLength(seam);
  return Array.from({ length: STATIONS }, (_, i) => pointAtLength(seam, (whole * i) / (STATIONS - 1)));
}

/** Where a seam ends on the upper outline: after as much of that line as lies on the panels farther out. */
function upperEnd(face: Face, piece: Piece): Point | undefined {
  const loop = openLoop(piece);
  const line = loop[loop.findLastIndex(isPanelSeam) + 1]?.line;
  const worn = line && wornLine(face, line);
  if (!worn) return undefined;
  const outer = lengthOnAll(face.panels.slice(face.panels.indexOf(piece) + 1), line);
  return pointAtLength(worn, (pathLength(worn) * outer) / lengthOnAll(face.panels, line));
}

/** Nearer than this to the upper end no further place is drawn: the line runs straight into it. */
const FREE_RUN = 8;

/** Where a seam ends on the lower edge: after as much of it as lies on the panels up to this one. */
function lowerEnd({ panels, lines }: Face, piece: Piece): Point {
  const inner = lengthOnAll(panels.slice(0, panels.indexOf(piece) + 1), 'hem');
  return pointAtLength(lines.hem, (pathLength(lines.hem) * inner) / lengthOnAll(panels, 'hem'));
}

/**
 * The places of a seam on the face, from below. On the height of a lower edge that is not level there is cloth on a part
 * of the panels only: nothing is placed there, and the line runs straight to its end.
 */
function placesOf(face: Face, piece: Piece): Point[] {
  const { maxY: level } = boundingBox(flatten(face.lines.hem));
  const placed = stations(piece).map((p) => face.place(piece, p));
  const above = placed.filter(({ x, y }) => Number.isFinite(x) && y > level);
  return [lowerEnd(face, piece), ...above];
}

function seamBeside(face: Face, piece: Piece): Point[] {
  const placed = placesOf(face, piece);
  const apart = placed.filter(
    (p, i) => i === 0 || Math.hypot(p.x - item(placed, i - 1).x, p.y - item(placed, i - 1).y) > 0.2,
  );
  const end = upperEnd(face, piece);
  if (!end) return apart;
  return [...apart.filter((p) => p.y < startOf(face.lines.armhole).y && distance(p, end) > FREE_RUN), end];
}

/** Seams between the panels of a face, a yoke over them aside: princess lines. */
export const panelSeams: FlatPart = (worn) => {
  const { near } = worn;
  const panels = near.panels.filter((piece) => !isYoke(piece));
  return panels.slice(0, -1).flatMap((piece) => {
    const points = seamBeside(near, piece);
    if (points.length < 2) return [];
    const sewn = smoothThrough(points);
    return risingOn(worn, sewn).map((own) => line(own, 'seam', `${near.view}/${piece.id}-seam`));
  });
};
