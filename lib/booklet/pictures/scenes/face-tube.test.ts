import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';

type Worn = Readonly<Record<string, string>>;

const pinned = (worn: Worn) => shownAt(worn, 'pin');

function shownAt(worn: Worn, step: string) {
  const book = bookWith('top', { inside: 'facings', ...worn });
  const job = jobsOf(book).find(({ operation }) => operation === 'attach-facing');
  const action = job && actionsOf(book, job).find(({ key }) => key === step);
  if (!job || !action) throw new Error(`No facing at ${step}`);
  return sceneOf(book, job, action).shown;
}

const FUNNEL = { collar: 'funnel', 'neckline-front': 'round', 'neckline-back': 'round' };

test('front and back of a funnel are seen beside each other, round the facing alone', () => {
  const shown = pinned({ ...FUNNEL, opening: 'back-zip' });
  const [front, ...backs] = ['front', 'back'].flatMap((part) =>
    shown
      .filter(({ piece, side }) => piece.part === part && side === 'right')
      .map((each) => boundsOf(outlineOf(each))),
  );
  expect(backs).toHaveLength(2);
  for (const back of backs) expect(back.left).toBeGreaterThan(front?.right ?? Number.POSITIVE_INFINITY);
  const facing = boundsOf(shown.filter(({ piece }) => piece.part === 'facing').flatMap(outlineOf));
  const all = boundsOf(shown.flatMap(outlineOf));
  expect(facing.bottom - all.bottom).toBeLessThan(8);
});

test('at an open zip the facing is folded, and the allowance of the garment wrapped over it with the tape', () => {
  const shown = shownAt({ ...FUNNEL, opening: 'back-zip' }, 'wrap');
  const folded = shown.filter(({ piece, turned = [] }) => piece.part === 'facing' && turned.length > 0);
  expect(folded).toHaveLength(2);
  expect(shown.filter(({ piece }) => piece.id === 'zip')).toHaveLength(2);
  // The red of the seam ends on the fold.
  for (const each of shown.filter(({ piece, worked }) => piece.part === 'back' && worked.length > 0)) {
    const reach = boundsOf(each.worked.flat());
    const line = boundsOf(each.outline ?? []);
    expect(reach.left).toBeGreaterThan(line.left - 0.1);
  }
});

test('a facing that lies flat along a neckline is shown there whole', () => {
  const shown = pinned({ collar: 'none', opening: 'none' });
  expect(shown.slice(-2).map(({ piece }) => piece.part)).toEqual(['facing', 'facing']);
});

test('at an open zip it is folded and wrapped along a flat neckline too, each face seen once', () => {
  const shown = shownAt({ collar: 'none', opening: 'back-zip', 'neckline-front': 'keyhole' }, 'wrap');
  expect(shown.filter(({ piece }) => piece.id === 'zip')).toHaveLength(2);
  const facings = shown.filter(({ piece }) => piece.part === 'facing').map(({ piece }) => piece.id);
  expect(facings).toHaveLength(4);
});

test('a neckline of several panels a side keeps all its pieces in the picture', () => {
  const shown = pinned({ collar: 'none', 'bust-shaping': 'gathered-yoke', opening: 'back-zip' });
  const parts = new Set(shown.map(({ piece }) => piece.id));
  for (const id of ['front', 'front-yoke', 'back']) expect(parts, id).toContain(id);
});

const ZIPPED = { collar: 'none', opening: 'back-zip' };

test('at a zip the facing is folded by itself, then pinned to a garment that lies flat, then wrapped', () => {
  const [fold, pin, wrap] = ['fold', 'pin', 'wrap'].map((step) => shownAt(ZIPPED, step));
  expect(fold?.map(({ piece, side }) => [piece.part, side])).toEqual([['facing', 'wrong']]);
  expect(fold?.[0]?.turned).toHaveLength(1);
  const reach = (shown = pin) => {
    const garment = shown?.filter(({ piece, side }) => piece.part === 'back' && side === 'right') ?? [];
    return garment
      .map((each) => boundsOf(outlineOf(each)))
      .reduce((sum, { left, right }) => sum + right - left, 0);
  };
  // Its allowances lie beside its seam lines until they are wrapped.
  expect(reach(pin)).toBeGreaterThan(reach(wrap) + 1);
  expect(() => shownAt({ collar: 'none', opening: 'none' }, 'fold')).toThrow();
});
