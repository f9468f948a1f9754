import { expect, test } from 'vitest';
import { fromCommands } from '@/lib/geometry/commands';
import { pathLength } from '@/lib/geometry/length';
import type { SeamView } from '@/lib/pattern/seam-view';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { PLEAT_STITCHED } from '../../steps/edges/find-inner-places';
import { jobsOf } from '../../steps/jobs/jobs';
import type { Shown } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

function shownIn(operation: string, worn: Record<string, string>): Record<string, Shown | undefined> {
  const book = bookWith('dress', worn);
  const job = jobsOf(book).find((each) => each.operation === operation);
  if (!job) throw new Error(`No ${operation}`);
  return Object.fromEntries(
    actionsOf(book, job).map((action) => [action.key, sceneOf(book, job, action).shown[0]]),
  );
}

const lengthOf = (line: readonly (readonly [number, number])[]): number =>
  line
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - (line[i]?.[0] ?? 0), y - (line[i]?.[1] ?? 0)), 0);

test('pleats are folds, brought to lines that are drawn unlike them', () => {
  const { mark, fold } = shownIn('fold-pleats', { 'waist-seam': 'natural', skirt: 'pleated' });
  expect(mark?.worked).toEqual([]);
  expect(mark?.creased?.length).toBeGreaterThan(1);
  expect(mark?.placed?.length).toBeGreaterThan(0);
  expect(fold?.brought).toHaveLength(fold?.creased?.length ?? 0);
  const places = fold?.placed?.map(([at]) => at?.[0]) ?? [];
  fold?.brought?.slice(0, places.length).forEach(([from, to], i) => {
    expect(to[0]).toBeCloseTo(places[i] ?? Number.NaN);
    expect(to[1]).toBeCloseTo(from[1]);
  });
});

test('pleats lie folded while they are basted, at the top and on the hips', () => {
  const { fold, baste } = shownIn('fold-pleats', { 'waist-seam': 'natural', skirt: 'pleated' });
  const widthOf = (shown?: Shown) => {
    const xs = shown?.piece.cutLine.map(([x]) => x) ?? [];
    return Math.max(...xs) - Math.min(...xs);
  };
  expect(widthOf(baste)).toBeLessThan(widthOf(fold) / 2);
  expect(baste?.within?.length).toBeGreaterThan(1);
  expect(baste?.worked).toHaveLength(2);
});

test('the pleat of a lining is stitched at the top and at the waist, as its words say', () => {
  const { fold } = shownIn('fold-lining-pleat', { inside: 'lining', opening: 'none', 'side-slit': 'none' });
  expect(fold?.unfolded).toBe(false);
  expect(fold?.worked.map(lengthOf)).toEqual([
    expect.closeTo(PLEAT_STITCHED),
    expect.closeTo(PLEAT_STITCHED),
  ]);
});

test('above a cuff the pleats of a sleeve are brought towards its slash, and lie so from then on', () => {
  const worn = { sleeve: 'set-in', 'sleeve-length': 'long', 'sleeve-finish': 'cuff' };
  const { fold, baste } = shownIn('fold-sleeve-pleats', worn);
  expect(fold?.creased).toHaveLength(2);
  expect(fold?.placed).toHaveLength(2);
  const slash = fold?.piece.internal.find(({ kind }) => kind === 'slash')?.path[0]?.[1] ?? Number.NaN;
  for (const [from, to] of fold?.brought ?? [])
    expect(Math.abs(to[0] - slash)).toBeLessThan(Math.abs(from[0] - slash));
  const hemOf = (shown?: Shown) =>
    shown?.piece.edges.filter(({ line }) => line === 'hem').map(({ path }) => fromCommands(path)) ?? [];
  const lengthOfHem = (shown?: Shown) => hemOf(shown).reduce((sum, path) => sum + pathLength(path), 0);
  const [{ seam, b }] = bookWith('dress', worn).measured.seams.filter(
    (view) => view.seam.operation === 'attach-cuff',
  ) as [SeamView];
  expect(lengthOfHem(fold)).toBeCloseTo(b.length + seam.ease, 1);
  expect(lengthOfHem(baste)).toBeCloseTo(b.length, 0);
  expect(baste?.worked).toHaveLength(1);
});

test('the pleats of a raglan sleeve are folded and held on both its halves', () => {
  const book = bookWith('top', { sleeve: 'raglan', 'sleeve-length': 'long', 'sleeve-finish': 'cuff' });
  const job = jobsOf(book).find(({ operation }) => operation === 'fold-sleeve-pleats');
  if (!job) throw new Error('No pleats');
  for (const action of actionsOf(book, job)) {
    const { shown } = sceneOf(book, job, action);
    expect(shown.map(({ piece }) => piece.id)).toEqual(['sleeve-front', 'sleeve-back']);
    for (const { worked, creased = [] } of shown) expect([...worked, ...creased]).toHaveLength(1);
  }
});
