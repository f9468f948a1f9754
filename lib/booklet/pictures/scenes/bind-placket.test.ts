import { expect, test } from 'vitest';
import { carry } from '@/lib/geometry/motion';
import { asPairs } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import { edgesAlong, pieceOf } from '@/lib/pattern/find';
import { pointsOf } from '@/lib/pattern/lines';
import { pleatsOf } from '@/lib/pattern/pleats';
import { bookWith } from '@/lib/testing/booklet/book';
import type { Book } from '../../book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import type { Scene, Shown } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

const sleeved = bookWith('dress', { sleeve: 'set-in', 'sleeve-length': 'long', 'sleeve-finish': 'cuff' });

function scenesOf(operation: string, book: Book = sleeved): Scene[] {
  const job = jobsOf(book).find((each) => each.operation === operation);
  if (!job) throw new Error(`No ${operation}`);
  return actionsOf(book, job).map((action) => sceneOf(book, job, action));
}

const laid = ({ motion, outline = [] }: Shown): Pair[] => outline.map((at) => carry(motion, at));
const across = (shown: Shown) => laid(shown).map(([x]) => x);

test('the slash drawn out lies on its strip; then the strip is folded over, stitched across its end and pressed', () => {
  const [slash, bind, turn, stitch, press] = scenesOf('bind-placket');
  expect(slash?.shown.map(({ piece }) => piece.part)).toEqual(['sleeve']);
  expect([bind, turn, stitch, press].map((scene) => scene?.shown.map(({ side }) => side))).toEqual([
    ['right', 'wrong'],
    ['wrong', 'wrong', 'right'],
    ['wrong', 'right'],
    ['right', 'right'],
  ]);
  const [strip, sleeve] = (bind as Scene).shown as [Shown, Shown];
  expect(Math.min(...across(strip))).toBeLessThan(Math.min(...across(sleeve)));
  expect(Math.max(...across(strip))).toBeGreaterThan(Math.max(...across(sleeve)));
  // At the end of the slash the row just holds the sleeve.
  const end = laid(sleeve).find(([x]) => x === 0)?.[1] ?? Number.NaN;
  for (const [, y] of sleeve.worked.flat()) expect(y - end).toBeCloseTo(0.15);
  expect(press?.arrows).toHaveLength(1);
});

test('the front edge of a slash is folded in: the one away from the underarm, however the sleeve is cut', () => {
  for (const sleeve of ['set-in', 'raglan', 'kimono'] as const) {
    const [slash, , , , press] = scenesOf(
      'bind-placket',
      bookWith('top', { sleeve, fit: 'loose', 'sleeve-length': 'three-quarter', 'sleeve-finish': 'cuff' }),
    );
    const cut = slash?.shown[0] as Shown;
    const [foot, end] = cut.worked.flat().map((at) => carry(cut.motion, at)) as [Pair, Pair];
    expect(foot[0]).toBeCloseTo(end[0], 1);
    expect(foot[1]).toBeLessThan(end[1]);
    const under = edgesAlong(cut.piece, 'underarm')
      .flatMap((edge) => asPairs(pointsOf(edge, 0.1)).map((at) => carry(cut.motion, at)[0]))
      .sort((a, b) => Math.abs(a) - Math.abs(b))[0] as number;
    expect(Math.sign(press?.arrows[0]?.direction[0] as number), sleeve).toBe(-Math.sign(under));
  }
});

test('once it is slashed and pleated a sleeve is shown so', () => {
  const pleats = sleeved.draft.pieces.filter(({ id }) => id === 'sleeve').flatMap(pleatsOf);
  for (const operation of ['attach-cuff', 'set-sleeve']) {
    const sleeves = scenesOf(operation).flatMap(({ shown }) =>
      shown.filter(({ piece }) => piece.id === 'sleeve'),
    );
    expect(sleeves.length).toBeGreaterThan(0);
    for (const { within, torn } of sleeves) if (!torn) expect(within).toHaveLength(1 + pleats.length);
  }
});

test('each step of a cuff marks its own: first the buttonhole, then the button', () => {
  const cuff = pieceOf(sleeved.draft, 'sleeve-cuff');
  const at = (kind: string) =>
    cuff?.marks.filter((mark) => mark.kind === kind).map((mark) => mark.at[0]) ?? [];
  const [holes, buttons] = scenesOf('button-cuff').map(({ shown }) => shown[0]?.worked ?? []);
  expect(holes?.map(([from]) => from?.[0])).toEqual(at('buttonhole'));
  expect(buttons).toHaveLength(2 * at('button').length);
  for (const [x = Number.NaN] of buttons?.flat() ?? [])
    expect(Math.min(...at('button').map((place) => Math.abs(place - x)))).toBeLessThan(1);
});
