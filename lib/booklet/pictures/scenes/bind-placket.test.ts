import { expect, test } from 'vitest';
import { carry } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import { pieceOf } from '@/lib/pattern/find';
import { pleatsOf } from '@/lib/pattern/pleats';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import type { Scene, Shown } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

const book = bookWith('dress', { sleeve: 'set-in', 'sleeve-length': 'long', 'sleeve-finish': 'cuff' });

function scenesOf(operation: string): Scene[] {
  const job = jobsOf(book).find((each) => each.operation === operation);
  if (!job) throw new Error(`No ${operation}`);
  return actionsOf(book, job).map((action) => sceneOf(book, job, action));
}

const laid = ({ motion, outline = [] }: Shown): Pair[] => outline.map((at) => carry(motion, at));
const across = (shown: Shown) => laid(shown).map(([x]) => x);

test('the strip lies along the slash drawn out: on it wrong side up, then folded over to the wrong side', () => {
  const [slash, bind, turn] = scenesOf('bind-placket');
  expect(slash?.shown.map(({ piece }) => piece.part)).toEqual(['sleeve']);
  expect([bind, turn].map((scene) => scene?.shown.map(({ side }) => side))).toEqual([
    ['right', 'wrong'],
    ['wrong', 'right'],
  ]);
  for (const { shown } of [bind, turn] as Scene[]) {
    const [sleeve, strip] = shown as [Shown, Shown];
    expect(Math.min(...across(strip))).toBeLessThanOrEqual(Math.min(...across(sleeve)));
    expect(Math.max(...across(strip))).toBeGreaterThanOrEqual(Math.max(...across(sleeve)));
    const stitches = strip.worked.flat().map((at) => carry(strip.motion, at)[1]);
    const end = laid(sleeve).find(([x]) => x === 0)?.[1] ?? Number.NaN;
    for (const y of stitches) expect(y - end).toBeCloseTo(0.15);
  }
});

test('once it is slashed and pleated a sleeve is shown so', () => {
  const pleats = book.draft.pieces.filter(({ id }) => id === 'sleeve').flatMap(pleatsOf);
  for (const operation of ['attach-cuff', 'set-sleeve']) {
    const sleeves = scenesOf(operation).flatMap(({ shown }) =>
      shown.filter(({ piece }) => piece.id === 'sleeve'),
    );
    expect(sleeves.length).toBeGreaterThan(0);
    for (const { within, torn } of sleeves) if (!torn) expect(within).toHaveLength(1 + pleats.length);
  }
});

test('each step of a cuff marks its own: first the buttonhole, then the button', () => {
  const cuff = pieceOf(book.draft, 'sleeve-cuff');
  const at = (kind: string) =>
    cuff?.marks.filter((mark) => mark.kind === kind).map((mark) => mark.at[0]) ?? [];
  const [holes, buttons] = scenesOf('button-cuff').map(({ shown }) => shown[0]?.worked ?? []);
  expect(holes?.map(([from]) => from?.[0])).toEqual(at('buttonhole'));
  expect(buttons).toHaveLength(2 * at('button').length);
  for (const [x = Number.NaN] of buttons?.flat() ?? [])
    expect(Math.min(...at('button').map((place) => Math.abs(place - x)))).toBeLessThan(1);
});
