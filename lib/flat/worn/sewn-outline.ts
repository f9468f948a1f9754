import {
  endDirection,
  endOf,
  reversePath,
  startDirection,
  startOf,
  transformPath,
} from '@/lib/geometry/path';
import { add, rotate, sub, turnDegrees } from '@/lib/geometry/point';
import { isNonEmpty, item, mapTuple } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Edge, LineName, Piece } from '@/lib/pattern/types';
import { isDart, isYoke, openLoop, reachesAcross } from './panels';

/** A stretch of outline with the darts before it sewn. */
export interface SewnEdge {
  readonly line: LineName;
  readonly path: Path;
}

type Move = (p: Point) => Point;

/** The way an outline is walked: from the centre along the hem, or from the centre backwards along the upper edge. */
interface Walk {
  readonly lines: ReadonlySet<string>;
  readonly backward: boolean;
}

/** Lays `from` on `to` and turns its direction into that of `to`. */
function laidOn(from: Point, heading: Point, to: Point, wanted: Point): Move {
  const degrees = turnDegrees(heading, wanted);
  return (p) => add(to, sub(rotate(p, from, degrees), from));
}

/** The edges of a piece on a walk, darts included, in the stretches that edges which belong elsewhere leave of them. */
function stretches(piece: Piece, { lines, backward }: Walk): Edge[][] {
  const loop = backward ? [...openLoop(piece)].reverse() : [...openLoop(piece)];
  const found: Edge[][] = [];
  let open = false;
  for (const edge of loop) {
    if (lines.has(edge.line) && !open) found.push([]);
    open = lines.has(edge.line) || (open && isDart(edge));
    if (open) found.at(-1)?.push(edge);
  }
  return found;
}

/** Turns what lies beyond a dart about its tip until both legs meet; the legs as the walk comes to them. */
function legsSewn(reached: Path, beyond: Path, before: Move): Move {
  const tip = endOf(reached);
  const degrees = turnDegrees(sub(endOf(beyond), tip), sub(startOf(reached), tip));
  return (p) => before(rotate(p, tip, degrees));
}

/** Appends a stretch of one piece, sewn on to where the last piece ended. */
function layStretch(laid: readonly SewnEdge[], stretch: readonly Edge[], walk: Walk): SewnEdge[] {
  const edges = [...laid];
  const steps = stretch.map((edge) => ({
    edge,
    path: walk.backward ? reversePath(pathOf(edge)) : pathOf(edge),
  }));
  const open = steps.find(({ edge }) => !isDart(edge));
  const last = laid.at(-1);
  let move: Move = (p) => p;
  if (last && open)
    move = laidOn(startOf(open.path), startDirection(open.path), endOf(last.path), endDirection(last.path));
  for (let i = 0; i < steps.length; i++) {
    const { edge, path } = item(steps, i);
    const beyond = steps[i + 1];
    if (!isDart(edge)) edges.push({ line: edge.line, path: transformPath(path, move) });
    else if (beyond && isDart(beyond.edge)) {
      move = legsSewn(path, beyond.path, move);
      i++;
    }
  }
  return edges;
}

/** Panels one beside the other; what a yoke parts of the panel it is sewn to comes before and after the yoke. */
function inOrder(panels: readonly Piece[], walk: Walk): Edge[][] {
  const yoke = panels.find(isYoke);
  const [lower, ...others] = panels.filter((piece) => piece !== yoke);
  if (!yoke || !lower) return panels.flatMap((piece) => stretches(piece, walk).slice(0, 1));
  const [inner = [], ...outer] = stretches(lower, walk);
  const over = stretches(yoke, walk);
  if (reachesAcross(yoke))
    return [...over, ...[lower, ...others].flatMap((piece) => stretches(piece, walk).slice(0, 1))];
  const beyond = others.flatMap((piece) => stretches(piece, walk).slice(0, 1));
  return over.length === 0 ? [inner, ...beyond] : [inner, ...over, ...outer, ...beyond];
}

function lay(panels: readonly Piece[], walk: Walk): SewnEdge[] {
  return inOrder(panels, walk).reduce<SewnEdge[]>((laid, stretch) => layStretch(laid, stretch, walk), []);
}

const UPPER = new Set(['neckline', 'shoulder', 'armhole']);
const RAGLAN = new Set(['neckline', 'raglan', 'armhole']);
const LOWER = new Set(['hem']);

/** The upper outline as sewn, in the plane of the centre: neckline, shoulder, armhole, from the centre outward. */
export function upperOutline(panels: readonly Piece[]): SewnEdge[] {
  return lay(panels, { lines: UPPER, backward: true });
}

/** The same where a raglan sleeve has the shoulder: its seam, and what is left of the armhole below. */
export function raglanOutline(panels: readonly Piece[]): SewnEdge[] {
  return lay(panels, { lines: RAGLAN, backward: true });
}

/** The hem as sewn, in the plane of the centre, from the centre outward. */
export function lowerOutline(panels: readonly Piece[]): SewnEdge[] {
  return lay(panels, { lines: LOWER, backward: false });
}

/** One line of an outline as one path. Pieces rarely meet to the last digit, so tiny gaps are closed. */
export function lineOf(outline: readonly SewnEdge[], line: LineName): Path | undefined {
  const segments = outline.filter((edge) => edge.line === line).flatMap(({ path }) => path);
  if (!isNonEmpty(segments)) return undefined;
  return mapTuple(segments, (segment, i) => (i === 0 ? segment : { ...segment, a: item(segments, i - 1).b }));
}
