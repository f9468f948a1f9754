import type { PieceView } from '@/lib/drafting/checks/context/piece-view';
import type { Side } from '@/lib/drafting/checks/context/seam-view';
import type { Pair, Piece } from '@/lib/drafting/types';
import { flatten } from '@/lib/geometry/flatten';
import { pathLength, subPath } from '@/lib/geometry/length';
import { polyline } from '@/lib/geometry/path';
import { foldLine, mirrorIn } from '@/lib/layout/unfold';
import type { Book } from '../../book';
import { foldsAlong } from '../../drawings/cloth/drawn-up';
import { asPairs } from '../../drawings/plane/as-pairs';
import { STILL } from '../../drawings/plane/rigid';
import type { Shown } from '../../drawings/scene';
import { lineOf } from '../../drawings/seams/meeting';
import { tornAt } from '../../drawings/seams/torn';

type Line = readonly Pair[];
type Source = Pick<Book, 'draft' | 'measured'>;

/** The seams that hold a skirt to its bodice, and their line. */
const GATHERED = 'gather-skirt';
const WAIST_SEAMS = ['join-skirt', GATHERED];
const WAIST = 'waist';

/** A panel of the skirt, and the stretch of the waist of the bodice that it hangs from. */
interface Hanging {
  readonly piece: Piece;
  readonly gathered: boolean;
  readonly from: Line;
}

/** The panels of a skirt that hang from a piece of the bodice, each once. */
export function panelsBelow({ measured }: Source, id: string): Piece[] {
  return [
    ...new Set(joins(measured.seams, id).flatMap(({ below }) => below.steps.map(({ piece }) => piece.piece))),
  ];
}

/**
 * The skirt as it hangs from a piece of the bodice once the waist is sewn, torn off `depth` cm below: over the allowance
 * of the waist, which lies inside. `unfolded` where the bodice is. On it are drawn such lines as `worked` says for each
 * stretch of the waist.
 */
export function skirtBelow(
  { measured }: Source,
  id: string,
  { depth, unfolded, worked }: { depth: number; unfolded: boolean; worked: (waist: Line) => Line[] },
): Shown[] {
  const view = measured.piece(id);
  if (!view) return [];
  const own = joins(measured.seams, id).flatMap((join) => hangingFrom(join, view));
  const fold = unfolded && view.piece.cut.onFold ? foldLine(view.piece) : undefined;
  const mirror = fold && mirrorIn(fold);
  const all = mirror ? own.flatMap((each) => bothSides(each, mirror)) : own;
  return all.map(({ piece, gathered, from }) => ({
    // Opened out already: no fold is drawn down it.
    piece: { ...piece, cut: { ...piece.cut, onFold: false } },
    side: 'right',
    unfolded: false,
    motion: STILL,
    outline: hangs(from, depth),
    // Told by the waist of the bodice: what else is known of the panel has no place on it.
    bent: true,
    torn: true,
    ...(gathered ? { within: foldsAlong(from, widthOf(from), depth * FOLDED) } : {}),
    worked: worked(from),
  }));
}

/** The folds of gathers go so far down, a share of what is shown: its number stands below. */
const FOLDED = 0.5;

const widthOf = (line: Line): number => Math.abs((line.at(-1)?.[0] ?? 0) - (line[0]?.[0] ?? 0));

interface Join {
  readonly gathered: boolean;
  readonly above: Side;
  readonly below: Side;
}

function joins(seams: Book['measured']['seams'], id: string): Join[] {
  return seams
    .filter(({ seam, a, b }) => WAIST_SEAMS.includes(seam.operation) && [a.line, b.line].includes(WAIST))
    .flatMap(({ seam: { operation }, a, b }) => [
      { gathered: operation === GATHERED, above: a, below: b },
      { gathered: operation === GATHERED, above: b, below: a },
    ])
    .filter(({ above }) => above.steps.some(({ piece }) => piece.id === id));
}

/** The waist of a piece shared out among the panels sewn to it, as their widths are. */
function hangingFrom({ gathered, above, below }: Join, { id, edges }: PieceView): Hanging[] {
  const before = above.steps.slice(
    0,
    above.steps.findIndex(({ piece }) => piece.id === id),
  );
  const own = above.steps.filter(({ piece }) => piece.id === id);
  const start = sum(before);
  const line = polyline(...own.flatMap(lineOf).map(([x, y]) => ({ x, y })));
  const share = sum(above.steps) / sum(below.steps);
  // Across the mouths of darts the line is longer than the edges it is made of.
  const wider = pathLength(line) / sum(own);
  let at = 0;
  return below.steps.flatMap(({ piece, edge }): Hanging[] => {
    const [from, to] = [at - start, at + edge.length * share - start].map((along) =>
      Math.min(pathLength(line), Math.max(0, along * wider)),
    ) as [number, number];
    at += edge.length * share;
    if (to - from < LEAST) return [];
    const part = asPairs(flatten(subPath(line, from, to), 0.05));
    const ends = [from < LEAST, to > pathLength(line) - LEAST] as const;
    return [{ piece: piece.piece, gathered, from: overAllowances(part, ends, edges) }];
  });
}

/** Less of a waist is rounding, cm. */
const LEAST = 0.1;

const sum = (steps: Side['steps']): number => steps.reduce((total, { edge }) => total + edge.length, 0);

/** At the ends of a piece its allowance goes on down the skirt. */
function overAllowances(
  line: Line,
  [first, last]: readonly [boolean, boolean],
  edges: PieceView['edges'],
): Line {
  const beside = ([x, y]: Pair) =>
    edges.find(
      ({ start, end, line: name }) =>
        name !== WAIST && [start, end].some((at) => Math.hypot(at.x - x, at.y - y) < LEAST),
    )?.allowance ?? 0;
  const beyond = (end: Pair, inner: Pair): Pair => {
    const size = Math.hypot(end[0] - inner[0], end[1] - inner[1]);
    const by = beside(end) / size;
    return [end[0] + (end[0] - inner[0]) * by, end[1] + (end[1] - inner[1]) * by];
  };
  const [start, end] = [line[0] as Pair, line.at(-1) as Pair];
  return [
    ...(first ? [beyond(start, line[1] as Pair)] : []),
    ...line,
    ...(last ? [beyond(end, line.at(-2) as Pair)] : []),
  ];
}

/** A panel on the fold is one with its other half; any other has its twin on the other side. */
function bothSides({ piece, gathered, from }: Hanging, mirror: (at: Pair) => Pair): Hanging[] {
  const other = from.map(mirror).reverse();
  if (!piece.cut.onFold)
    return [
      { piece, gathered, from: other },
      { piece, gathered, from },
    ];
  const [one, two] = (from[0]?.[0] ?? 0) < (from.at(-1)?.[0] ?? 0) ? [other, from] : [from, other];
  return [{ piece, gathered, from: [...one, ...two.slice(1)] }];
}

/** Straight down from the waist. */
function hangs(waist: Line, depth: number): Pair[] {
  const level = Math.min(...waist.map(([, y]) => y)) - depth;
  const [start, end] = [waist[0] as Pair, waist.at(-1) as Pair];
  const whole: Pair[] = [...waist, [end[0], level - 1], [start[0], level - 1]];
  return tornAt(whole, level, start);
}
