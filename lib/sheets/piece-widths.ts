import type { Internal, Piece } from '@/lib/drafting/types';
import type { XY } from '@/lib/drawing/types';
import { span } from '@/lib/drawing/vector';
import { flatPoints, stitchOutline } from './outline';
import { endsOf } from './piece-internals';

export interface FinishedWidth {
  readonly level: 'bust' | 'waist' | 'hip';
  /** Width of the whole piece when it is sewn, darts closed and the fold opened, cm. */
  readonly width: number;
}

const LEVELS = ['bust', 'waist', 'hip'] as const;

/** Lengths along a line, from `a`, at which it meets an outline. */
function meetings([a, b]: readonly [XY, XY], outline: readonly XY[]): number[] {
  const size = span(a, b);
  const [ux, uy] = [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
  const local = outline.map(
    ([x, y]): XY => [(x - a[0]) * ux + (y - a[1]) * uy, (y - a[1]) * ux - (x - a[0]) * uy],
  );
  const found: number[] = [];
  let [ax, ay] = local.at(-1) as XY;
  for (const [bx, by] of local) {
    if (ay <= 0 !== by <= 0) found.push(ax - (ay / (by - ay)) * (bx - ax));
    [ax, ay] = [bx, by];
  }
  return found.sort((p, q) => p - q);
}

/** Sum of the stretches of the line between its ends that lie inside a closed outline. */
function inside(line: readonly [XY, XY], outline: readonly XY[]): number {
  const size = span(...line);
  const at = meetings(line, outline).map((s) => Math.min(size, Math.max(0, s)));
  let sum = 0;
  for (let i = 0; i + 1 < at.length; i += 2) sum += (at[i + 1] as number) - (at[i] as number);
  return sum;
}

/** A level just on a corner of the outline sees it on neither side: it is read a hair's breadth off it. */
function nudged([a, b]: readonly [XY, XY], by: number): readonly [XY, XY] {
  const size = span(a, b);
  const [nx, ny] = [((a[1] - b[1]) / size) * by, ((b[0] - a[0]) / size) * by];
  return [
    [a[0] + nx, a[1] + ny],
    [b[0] + nx, b[1] + ny],
  ];
}

function widthAt({ path }: Internal, piece: Piece): number {
  const line = endsOf(path);
  const outline = stitchOutline(piece.edges);
  const taken = piece.internal
    .filter(({ kind }) => kind === 'fisheye-dart')
    .reduce((sum, dart) => sum + inside(line, flatPoints(dart.path)), 0);
  const width = Math.max(...[0.005, -0.005].map((by) => inside(nudged(line, by), outline)));
  return (width - taken) * (piece.cut.onFold ? 2 : 1);
}

/** Finished widths of the piece at the levels of the body it crosses. */
export function finishedWidths(piece: Piece): FinishedWidth[] {
  return LEVELS.flatMap((level) => {
    const line = piece.internal.find(({ id, kind }) => kind === 'level' && id === level);
    if (!line) return [];
    const width = widthAt(line, piece);
    return width > 0 ? [{ level, width }] : [];
  });
}
