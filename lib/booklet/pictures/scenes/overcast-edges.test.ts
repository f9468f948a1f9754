import { describe, expect, test } from 'vitest';
import { distanceToPath } from '@/lib/geometry/closest';
import { polyline } from '@/lib/geometry/path';
import type { Pair, Path } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { viewEdge } from '@/lib/pattern/edge-view';
import { pieceOf } from '@/lib/pattern/find';
import type { Piece } from '@/lib/pattern/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';
import { cutEdges } from './overcast-edges';

const DESIGNS = [
  ['dress', { opening: 'back-zip', inside: 'facings', hem: '4-cm' }],
  ['dress', { opening: 'none', 'waist-seam': 'natural', skirt: 'full-circle', inside: 'facings' }],
  ['jacket', { opening: 'double-breasted', inside: 'facings', hem: '4-cm' }],
  ['top', { opening: 'wrap', inside: 'facings', hem: '2-cm' }],
] as const;

const closed = (points: readonly Pair[]): Path =>
  polyline(...[...points, ...points.slice(0, 1)].map(([x, y]) => ({ x, y })));

const farthest = (line: readonly Pair[], from: Path): number =>
  Math.max(...line.map(([x, y]) => distanceToPath({ x, y }, from)));

const viewsOf = (piece: Piece): EdgeView[] => piece.edges.map((edge, i) => viewEdge(edge, i, piece.id));

describe.each(DESIGNS)('what is overcast of a %s (%o)', (garment, worn) => {
  const book = bookWith(garment, worn);

  test('is marked on the cut edge', () => {
    const shown = jobsOf(book)
      .filter(({ operation }) => operation === 'finish-edges')
      .flatMap((job) => actionsOf(book, job).flatMap((action) => sceneOf(book, job, action).shown));
    expect(shown.length).toBeGreaterThan(0);
    for (const { piece, worked } of shown)
      for (const line of worked) expect(farthest(line as Pair[], closed(piece.cutLine))).toBeLessThan(0.05);
  });
});

test('a deep hem is marked its whole depth below the fold', () => {
  const book = bookWith('dress', { hem: '4-cm' });
  const piece = pieceOf(book.draft, 'front') as Piece;
  const loop = viewsOf(piece);
  const hem = loop.find(({ role }) => role === 'hem') as EdgeView;
  const [line] = cutEdges(piece, loop, [hem]);
  for (const [x, y] of line as Pair[]) expect(distanceToPath({ x, y }, hem.path)).toBeGreaterThan(3.9);
  expect(Math.min(...(line as Pair[]).map(([x]) => x))).toBeCloseTo(0, 2);
});

test('the inner edge of a facing is marked down to its cut hem, which goes on from there', () => {
  const book = bookWith('jacket', { opening: 'double-breasted', inside: 'facings', hem: '4-cm' });
  const piece = pieceOf(book.draft, 'facing-front') as Piece;
  const loop = viewsOf(piece);
  const hem = loop.find(({ role }) => role === 'hem') as EdgeView;
  const at = loop.indexOf(hem);
  const inner = loop[(at + 1) % loop.length] as EdgeView;
  expect(inner).toMatchObject({ role: 'finished', allowance: 0 });
  const [below, beside] = cutEdges(piece, loop, [hem, inner]) as [Pair[], Pair[]];
  expect(below.at(-1)).toEqual(beside[0]);
  const [x, y] = beside[0] as Pair;
  expect(distanceToPath({ x, y }, hem.path)).toBeCloseTo(hem.allowance, 1);
});
