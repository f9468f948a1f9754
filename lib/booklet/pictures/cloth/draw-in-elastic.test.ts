import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { preparePieces } from './prepare-pieces';

const book = bookWith('top', { sleeve: 'puff', 'sleeve-finish': 'elastic' });
const jobOf = (wanted: string): Job => {
  const job = jobsOf(book).find(({ operation }) => operation === wanted);
  if (!job) throw new Error(`No ${wanted}`);
  return job;
};
const edgeOf = (job: Job) => {
  const [elastic] = jobOf('insert-elastic').operations;
  const edge = elastic?.edges[0]?.edge;
  const soFar = preparePieces(book, job);
  const view = soFar.book.measured.piece('sleeve');
  const own = view?.edges.find(({ id }) => id === edge);
  if (!view || !own || !elastic) throw new Error('No edge of the sleeve takes an elastic');
  return { view, width: Math.abs(own.end.x - own.start.x), soFar, elastic };
};

test('once its elastic is in, the edge of a sleeve lies as long as that, in folds', () => {
  const { view, width, soFar, elastic } = edgeOf(jobOf('set-gathered-sleeve'));
  // 1.5 of the elastic lie under its other end.
  expect(width).toBeCloseTo(Number(elastic.figures.length) - 1.5, 1);
  expect(soFar.slashesIn('sleeve').length).toBeGreaterThan(4);
  // Above, the cloth is as wide as it was cut.
  const { left, right } = boundsOf(view.piece.cutLine);
  expect(right - left).toBeGreaterThan(width + 5);
});

test('the casing lies turned up inside by then, and hangs there before', () => {
  const [before, after] = [jobOf('insert-elastic'), jobOf('set-gathered-sleeve')].map(
    (job) => edgeOf(job).view,
  );
  const lowest = (view: typeof before) => boundsOf(view?.piece.cutLine ?? []).bottom;
  expect(lowest(after)).toBeGreaterThan(lowest(before) + 1.5);
});

test('a sleeve grown on to its bodice lies as it was cut', () => {
  const grown = bookWith('top', { sleeve: 'kimono', 'sleeve-finish': 'elastic' });
  const [elastic] = grown.draft.operations.filter(({ operation }) => operation === 'insert-elastic');
  const edge = elastic?.edges.find(({ piece }) => piece === 'front')?.edge;
  const lengthAt = (wanted: string) => {
    const job = jobsOf(grown).find(({ operation }) => operation === wanted) as Job;
    const { measured } = preparePieces(grown, job).book;
    return measured.piece('front')?.edges.find(({ id }) => id === edge)?.length;
  };
  expect(lengthAt('insert-elastic')).toBeGreaterThan(10);
  expect(lengthAt('hem')).toBe(lengthAt('insert-elastic'));
});

test('a ruffle sewn on flat is drawn up with its sleeve once the elastic in their seam is in', () => {
  const ruffled = bookWith('top', { sleeve: 'puff', 'sleeve-finish': 'ruffle' });
  const widthAt = (wanted: string) => {
    const job = jobsOf(ruffled).find(({ operation }) => operation === wanted) as Job;
    const { measured } = preparePieces(ruffled, job).book;
    const edge = measured.piece('sleeve-ruffle')?.edges.find(({ line }) => line === 'ruffle');
    return edge ? Math.abs(edge.end.x - edge.start.x) : Number.NaN;
  };
  const [elastic] = ruffled.draft.operations.filter(({ id }) => id === 'sleeve-elastic');
  expect(widthAt('insert-seam-elastic')).toBeGreaterThan(40);
  expect(widthAt('set-gathered-sleeve')).toBeCloseTo(Number(elastic?.figures.length) - 1.5, 1);
});
