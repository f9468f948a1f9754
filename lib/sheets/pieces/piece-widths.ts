import { span } from '@/lib/geometry/pair';
import { cyclic, firstOf, item, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { backFullness } from '@/lib/pattern/back-fullness';
import type { Edge, Internal, Piece } from '@/lib/pattern/types';
import { flatPoints, stitchOutline } from './outline';

interface FinishedWidth {
  readonly level: 'bust' | 'waist' | 'hip';
  /** Width of the whole piece when it is sewn, darts closed and the fold opened, cm. */
  readonly width: number;
}

const LEVELS = ['bust', 'waist', 'hip'] as const;

/** Lengths along a line, from `a`, at which it meets an outline. */
function meetings([a, b]: readonly [Pair, Pair], outline: readonly Pair[]): number[] {
  const size = span(a, b);
  const [ux, uy] = [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
  const local = outline.map(
    ([x, y]): Pair => [(x - a[0]) * ux + (y - a[1]) * uy, (y - a[1]) * ux - (x - a[0]) * uy],
  );
  const found: number[] = [];
  let [ax, ay] = lastOf(local);
  for (const [bx, by] of local) {
    if (ay <= 0 !== by <= 0) found.push(ax - (ay / (by - ay)) * (bx - ax));
    [ax, ay] = [bx, by];
  }
  return found.sort((p, q) => p - q);
}

/** Sum of the stretches of the line between its ends that lie inside a closed outline. */
function inside(line: readonly [Pair, Pair], outline: readonly Pair[]): number {
  const size = span(...line);
  const at = meetings(line, outline).map((s) => Math.min(size, Math.max(0, s)));
  let sum = 0;
  for (let i = 0; i + 1 < at.length; i += 2) sum += item(at, i + 1) - item(at, i);
  return sum;
}

/** A level just on a corner of the outline sees it on neither side: it is read a hair's breadth off it. */
function nudged([a, b]: readonly [Pair, Pair], by: number): readonly [Pair, Pair] {
  const size = span(a, b);
  const [nx, ny] = [((a[1] - b[1]) / size) * by, ((b[0] - a[0]) / size) * by];
  return [
    [a[0] + nx, a[1] + ny],
    [b[0] + nx, b[1] + ny],
  ];
}

/** The open darts of an outline: from one end of the mouth to the tip and to the other end. */
function dartsOf(edges: readonly Edge[]): Pair[][] {
  return edges.flatMap((edge, i) => {
    const next = cyclic(edges, i + 1);
    return edge.role === 'dart' && next.role === 'dart'
      ? [[...flatPoints(edge.path), ...flatPoints(next.path).slice(1)]]
      : [];
  });
}

/** What a dart takes from a line that runs across it, from leg to leg; nothing where it runs along inside it. */
function intake(line: readonly [Pair, Pair], dart: readonly Pair[], tip: Pair): number {
  const [[ax, ay], [bx, by]] = line;
  const side = ([x, y]: Pair) => (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
  const [first, last] = [firstOf(dart), lastOf(dart)];
  return side(tip) !== side(first) && side(tip) !== side(last) ? inside(line, dart) : 0;
}

function openDarts(line: readonly [Pair, Pair], { edges }: Piece): number {
  return dartsOf(edges).reduce((sum, dart) => {
    const first = firstOf(dart);
    const tip = dart.reduce((far, at) => (span(first, at) > span(first, far) ? at : far), first);
    return sum + intake(line, dart, tip);
  }, 0);
}

function widthAlong(line: readonly [Pair, Pair], piece: Piece): number {
  const outline = stitchOutline(piece.edges.filter(({ role }) => role !== 'dart'));
  const fisheyes = piece.internal
    .filter(({ kind }) => kind === 'fisheye-dart')
    .reduce((sum, dart) => sum + inside(line, flatPoints(dart.path)), 0);
  return inside(line, outline) - openDarts(line, piece) - fisheyes;
}

/** A level bends where it passes the tip of a dart that opens below it: its stretches are measured one by one. */
function widthAt({ path }: Internal, piece: Piece): number {
  const points = flatPoints(path);
  const across = (by: number) =>
    points.slice(1).reduce((sum, to, i) => sum + widthAlong(nudged([item(points, i), to], by), piece), 0);
  const width = Math.max(across(0.005), across(-0.005)) - backFullness(piece);
  return width * (piece.cut.onFold ? 2 : 1);
}

/** Finished widths of the piece at the levels of the body it crosses; an open dart may part a level in two. */
export function finishedWidths(piece: Piece): FinishedWidth[] {
  return LEVELS.flatMap((level) => {
    const width = piece.internal
      .filter(({ id, kind }) => kind === 'level' && (id === level || id === `${level}-2`))
      .reduce((sum, line) => sum + widthAt(line, piece), 0);
    return width > 0 ? [{ level, width }] : [];
  });
}
