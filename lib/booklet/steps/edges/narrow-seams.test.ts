import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import type { Pair } from '@/lib/geometry/types';
import { pieceOf } from '@/lib/pattern/find';
import { bookWith } from '@/lib/testing/booklet/book';
import type { Book } from '../../book';
import { actionsOf } from '../../chapters/steps';
import { sceneOf } from '../../pictures/passes/complete-scene';
import { type Job, jobsOf, piecesOf } from '../jobs/jobs';
import { handled } from './narrow-job';

const opened = (garment: Garment, slot: string, value: string): Book => bookWith(garment, { [slot]: value });

function gathered(book: Book, operation: string) {
  const job = jobsOf(book).find((each) => each.operation === operation) as Job;
  const action = actionsOf(book, job).find(({ key }) => key === 'gather');
  if (!action) throw new Error(`Nothing is gathered in ${operation}`);
  return { job, action, named: piecesOf(handled(book, job, action)), scene: sceneOf(book, job, action) };
}

const lengthOf = (line: readonly Pair[]): number =>
  line.slice(1).reduce((sum, [x, y], i) => {
    const [px, py] = line[i] as Pair;
    return sum + Math.hypot(x - px, y - py);
  }, 0);

test('threads run through the cap of a sleeve in two parts from notch to notch, none through the part below the arm', () => {
  const book = opened('jacket', 'sleeve', 'two-piece');
  const { named, scene } = gathered(book, 'set-sleeve');
  expect(named).toEqual(['sleeve-upper']);
  expect(scene.shown.map(({ piece }) => piece.id)).toEqual(['sleeve-upper']);
  const sleeve = pieceOf(book.draft, 'sleeve-upper');
  const at = (sleeve?.notches ?? []).flatMap(({ edge, at, match }) => (edge === 'cap' && match ? [at] : []));
  expect(at).toHaveLength(2);
  const worked = scene.shown.flatMap(({ worked }) => worked);
  expect(worked).toHaveLength(1);
  expect(lengthOf(worked[0] as Pair[])).toBeCloseTo(Math.max(...at) - Math.min(...at), 1);
});

test('threads of a puff sleeve stop at its notches too', () => {
  const puff = gathered(opened('dress', 'sleeve', 'puff'), 'set-gathered-sleeve');
  const cap = puff.job.seams[0]?.a.length ?? 0;
  const run = puff.scene.shown.flatMap(({ worked }) => worked).reduce((sum, line) => sum + lengthOf(line), 0);
  expect(run).toBeGreaterThan(cap / 2);
  expect(run).toBeLessThan(cap - 5);
});
