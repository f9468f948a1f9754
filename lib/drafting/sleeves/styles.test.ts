import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Choices, RawOptions } from '@/lib/choices/types';
import { fromCommands } from '@/lib/geometry/commands';
import { pathLength } from '@/lib/geometry/length';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft, LineName } from '@/lib/pattern/types';
import { wristGirth } from '../blocks/estimates';
import { drawDraft } from '../draft';

const body = STANDARD_SIZES['38'];

function drawn(options: RawOptions, sizes: Choices['sizes'] = {}): Draft {
  return drawDraft(completeChoices('top', options, sizes), body);
}

function lengthOf({ pieces }: Draft, piece: string, line: LineName): number {
  const edges = pieces.find(({ id }) => id === piece)?.edges.filter((edge) => edge.line === line) ?? [];
  return edges.reduce((sum, { path }) => sum + pathLength(fromCommands(path)), 0);
}

const armhole = (draft: Draft) => lengthOf(draft, 'front', 'armhole') + lengthOf(draft, 'back', 'armhole');
const seamOf = ({ seams }: Draft, id: string) => seams.find((seam) => seam.id === id);

describe('sleeves slashed and spread from the set-in one', () => {
  it('gathers a puff sleeve by 30–100 % of the cap between its notches, and its edge by 30–60 % (METHODS §5.3)', () => {
    const draft = drawn({ sleeve: 'puff', 'sleeve-length': 'short', 'sleeve-finish': 'bracelet' });
    const between = 0.6 * armhole(draft);
    const added = lengthOf(draft, 'sleeve', 'cap') - armhole(draft);
    expect(added / between).toBeGreaterThan(0.3);
    expect(added / between).toBeLessThan(1);
    expect(seamOf(draft, 'armhole')?.gather).toBeCloseTo(
      lengthOf(draft, 'sleeve', 'cap') / armhole(draft),
      6,
    );
    expect(seamOf(draft, 'sleeve-end')?.gather).toBeGreaterThan(1.3);
    expect(lengthOf(draft, 'sleeve-band', 'cuff')).toBeCloseTo(body.bicepsCircumference + 2, 6);
  });

  it('makes the edge of a bishop sleeve 1.5–2 times its cuff, and leaves the cap as it was (METHODS §5.3)', () => {
    const options = { sleeve: 'bishop', 'sleeve-length': 'long', 'sleeve-finish': 'cuff' };
    const draft = drawn(options);
    const cuff = lengthOf(draft, 'sleeve-cuff', 'cuff');
    expect(lengthOf(draft, 'sleeve', 'hem') / cuff).toBeGreaterThan(1.5);
    expect(lengthOf(draft, 'sleeve', 'hem') / cuff).toBeLessThan(2);
    const plain = drawn({ ...options, sleeve: 'set-in' });
    expect(lengthOf(draft, 'sleeve', 'cap')).toBeCloseTo(lengthOf(plain, 'sleeve', 'cap'), 2);
  });

  it.each(['elbow', 'long'])('flares an %s bell to 1.4–2 times the upper arm (METHODS §5.3)', (length) => {
    const draft = drawn({ sleeve: 'bell', 'sleeve-length': length });
    const share = lengthOf(draft, 'sleeve', 'hem') / body.bicepsCircumference;
    expect(share).toBeGreaterThan(1.4);
    expect(share).toBeLessThan(2);
  });

  it('lets a flutter sleeve end just below the underarm', () => {
    const draft = drawn({ sleeve: 'flutter' });
    expect(lengthOf(draft, 'sleeve', 'underarm') / 2).toBeCloseTo(3, 3);
    expect(lengthOf(draft, 'sleeve', 'hem')).toBeGreaterThan(1.7 * body.bicepsCircumference);
  });
});

describe('a two-piece sleeve', () => {
  const draft = drawn({ sleeve: 'two-piece', 'sleeve-length': 'long' });
  const upperLessUnder = (line: LineName) =>
    lengthOf(draft, 'sleeve-upper', line) - lengthOf(draft, 'sleeve-under', line);

  it('is stretched at the front elbow by 0.3–0.5 and eased at the back by 0.5–0.8 (METHODS §5.2)', () => {
    expect(upperLessUnder('fore')).toBeGreaterThan(-0.5);
    expect(upperLessUnder('fore')).toBeLessThan(-0.3);
    expect(upperLessUnder('hind')).toBeCloseTo(0.6, 3);
  });

  it('measures 12.5–15.5 across its hem, and as long as the arm (METHODS §5.2)', () => {
    const flat = (lengthOf(draft, 'sleeve-upper', 'hem') + lengthOf(draft, 'sleeve-under', 'hem')) / 2;
    expect(flat).toBeGreaterThan(12.5);
    expect(flat).toBeLessThan(15.5);
    expect(draft.finished.sleeveLength).toBeCloseTo(body.armLength, 1);
  });

  it('divides the cap of the one-piece sleeve between its two parts', () => {
    const cap = lengthOf(draft, 'sleeve-upper', 'cap') + lengthOf(draft, 'sleeve-under', 'cap');
    const whole = drawn({ sleeve: 'set-in', 'sleeve-length': 'long' });
    expect(cap).toBeCloseTo(lengthOf(whole, 'sleeve', 'cap'), 4);
  });

  it('notches the part below the arm where it meets the side seam, having no seam of its own there', () => {
    const under = draft.pieces.find(({ id }) => id === 'sleeve-under');
    const notches = under?.notches.filter(({ edge }) => edge.startsWith('cap')) ?? [];
    expect(notches).toMatchObject([{ edge: 'cap-front', at: 0, kind: 'single' }]);
    const [front] = under?.edges.filter(({ id }) => id === 'cap-front') ?? [];
    const [back] = under?.edges.filter(({ id }) => id === 'cap-back') ?? [];
    expect(front?.path[0]?.slice(1)).toEqual(back?.path.at(-1)?.slice(-2));
  });
});

describe('ends of sleeves', () => {
  it('notches both edges of a cuff where its underlap begins', () => {
    const draft = drawn({ sleeve: 'set-in', 'sleeve-length': 'long', 'sleeve-finish': 'cuff' });
    const cuff = draft.pieces.find(({ id }) => id === 'sleeve-cuff');
    const onLap = cuff?.notches.map(({ edge }) => edge).filter((edge) => edge.startsWith('lap'));
    expect(onLap?.sort()).toEqual(['lap', 'lap-inner']);
  });

  it('closes a cuff 4–5 over the wrist, with 2–2.5 of underlap, two pleats in the sleeve (METHODS §5.4)', () => {
    const draft = drawn({ sleeve: 'set-in', 'sleeve-length': 'long', 'sleeve-finish': 'cuff' });
    const closed = lengthOf(draft, 'sleeve-cuff', 'cuff');
    expect(closed - wristGirth(body)).toBeGreaterThan(4);
    expect(closed - wristGirth(body)).toBeLessThan(5);
    expect(lengthOf(draft, 'sleeve-cuff', 'lap') / 2).toBeCloseTo(2.2, 6);
    expect(lengthOf(draft, 'sleeve', 'hem') - closed).toBeCloseTo(5.5, 1);
    expect(
      draft.pieces.find(({ id }) => id === 'sleeve')?.internal.some(({ kind }) => kind === 'slash'),
    ).toBe(true);
  });

  it('binds a slash with a strip that reaches its cut edge on both sides', () => {
    const draft = drawn({ sleeve: 'set-in', 'sleeve-length': 'long', 'sleeve-finish': 'cuff' });
    const pieceOf = (id: string) => draft.pieces.find((piece) => piece.id === id);
    const slash = pieceOf('sleeve')?.internal.find(({ kind }) => kind === 'slash')?.path ?? [];
    const [foot, head] = slash.map((command) => command.slice(-2) as unknown as [number, number]);
    const opened = Math.hypot((head?.[0] ?? 0) - (foot?.[0] ?? 0), (head?.[1] ?? 0) - (foot?.[1] ?? 0));
    const beyond = pieceOf('sleeve')?.edges.find(({ line }) => line === 'hem')?.allowance ?? 0;
    const xs = pieceOf('sleeve-placket')?.cutLine.map(([x]) => x) ?? [];
    expect(beyond).toBeGreaterThan(0.5);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(2 * (opened + beyond), 2);
  });

  it.each([
    ['cuff', 'cuff-width', 10],
    ['bracelet', 'bracelet-width', 8],
    ['ruffle', 'sleeve-ruffle-width', 8],
  ])('leaves the sleeve as long as the arm above a %s of any depth', (finish, size, depth) => {
    const options = { sleeve: 'set-in', 'sleeve-length': 'long', 'sleeve-finish': finish };
    expect(drawn(options, { [size]: depth }).finished.sleeveLength).toBeCloseTo(body.armLength, 1);
    expect(drawn(options, { [size]: 2 }).finished.sleeveLength).toBeCloseTo(body.armLength, 1);
  });

  it('buttons a deep cuff twice', () => {
    const options = { sleeve: 'set-in', 'sleeve-length': 'long', 'sleeve-finish': 'cuff' };
    const holes = (depth: number) =>
      drawn(options, { 'cuff-width': depth })
        .pieces.flatMap(({ marks }) => marks)
        .filter(({ kind }) => kind === 'buttonhole').length;
    expect([holes(6), holes(9)]).toEqual([1, 2]);
  });

  it('draws an elastic in to the wrist', () => {
    const draft = drawn({ sleeve: 'set-in', 'sleeve-length': 'long', 'sleeve-finish': 'elastic' });
    const elastic = draft.notions.find(({ kind }) => kind === 'elastic');
    expect(elastic?.length).toBeLessThan(lengthOf(draft, 'sleeve', 'hem') / 1.3);
  });

  it('ends a three-quarter sleeve between elbow and wrist', () => {
    const { finished } = drawn({ sleeve: 'set-in', 'sleeve-length': 'three-quarter' });
    expect(finished.sleeveLength).toBeGreaterThan(0.68 * body.armLength);
    expect(finished.sleeveLength).toBeLessThan(0.82 * body.armLength);
  });
});

describe('sleeves that begin at another shoulder', () => {
  const plain = drawn({ sleeve: 'set-in', 'sleeve-length': 'long' });

  it('drops the shoulder 3–8 on to the arm, with a flatter cap hardly eased (METHODS §5.3)', () => {
    const draft = drawn({ sleeve: 'dropped', 'sleeve-length': 'long' });
    const drop = lengthOf(draft, 'front', 'shoulder') - lengthOf(plain, 'front', 'shoulder');
    expect(drop).toBeGreaterThan(3);
    expect(drop).toBeLessThan(8);
    expect(seamOf(draft, 'armhole')?.ease).toBeLessThanOrEqual(0.5);
    expect(draft.construction.capHeight).toBeLessThan((plain.construction.capHeight ?? 0) - 2);
    expect((draft.finished.sleeveLength ?? 0) + drop).toBeCloseTo(body.armLength, 0);
  });

  it('draws a cap sleeve 4–8 on from the shoulder, and faces its armhole (METHODS §5.3)', () => {
    const draft = drawn({ sleeve: 'cap' });
    const bare = drawn({ sleeve: 'none' });
    const cap = lengthOf(draft, 'front', 'shoulder') - lengthOf(bare, 'front', 'shoulder');
    expect(cap).toBeGreaterThan(4);
    expect(cap).toBeLessThan(8);
    expect(draft.seams.some(({ id }) => id === 'armhole-facing')).toBe(true);
  });

  it.each([2, 4, 6])('leaves a strap %i wide on either shoulder, with nothing eased into it', (width) => {
    const draft = drawn({ sleeve: 'straps' }, { 'strap-width': width });
    expect(lengthOf(draft, 'front', 'shoulder')).toBeCloseTo(width, 1);
    expect(lengthOf(draft, 'back', 'shoulder') - width).toBeLessThan(0.05);
  });

  it('lets straps stand beside a wide neckline', () => {
    const draft = drawn({ sleeve: 'straps', 'neckline-front': 'boat' }, { 'neckline-front-width': 7 });
    expect(lengthOf(draft, 'front', 'shoulder')).toBeCloseTo(4, 1);
  });
});

describe('a raglan sleeve', () => {
  const draft = drawn({ sleeve: 'raglan', 'sleeve-length': 'long' });

  it('has seams as long as those of the body, without ease (METHODS §5.3: ± 0.2)', () => {
    for (const side of ['front', 'back']) {
      const body = lengthOf(draft, side, 'raglan') + lengthOf(draft, side, 'armhole');
      expect(lengthOf(draft, `sleeve-${side}`, 'raglan')).toBeCloseTo(body, 4);
    }
    expect(lengthOf(draft, 'sleeve-front', 'overarm')).toBeCloseTo(
      lengthOf(draft, 'sleeve-back', 'overarm'),
      4,
    );
    expect(lengthOf(draft, 'sleeve-front', 'underarm')).toBeCloseTo(
      lengthOf(draft, 'sleeve-back', 'underarm'),
      2,
    );
  });

  it.each([
    ['front', 'single'],
    ['back', 'double'],
  ])('is notched where its %s seam runs into the armhole, as is the body', (side, kind) => {
    const notched = (piece: string, line: LineName) =>
      draft.pieces
        .filter(({ id }) => id === piece)
        .flatMap(({ edges, notches }) =>
          notches.filter(({ edge }) => edges.some(({ id, line: own }) => id === edge && own === line)),
        );
    const [sleeve] = notched(`sleeve-${side}`, 'raglan');
    const [body] = notched(side, 'raglan');
    expect(sleeve).toMatchObject({ kind, match: body?.id });
    expect(sleeve?.at).toBeCloseTo(lengthOf(draft, side, 'raglan'), 4);
    expect(body?.match).toBe(sleeve?.id);
  });

  it('starts 3–5 from the shoulder and keeps the neckline whole (METHODS §5.3)', () => {
    expect(lengthOf(draft, 'sleeve-front', 'neckline')).toBeGreaterThanOrEqual(3);
    expect(lengthOf(draft, 'sleeve-front', 'neckline')).toBeLessThanOrEqual(5);
    const plain = drawn({ sleeve: 'set-in' });
    const neckline = lengthOf(draft, 'front', 'neckline') + lengthOf(draft, 'sleeve-front', 'neckline');
    expect(neckline).toBeCloseTo(lengthOf(plain, 'front', 'neckline'), 4);
  });

  it('is as wide as asked and as long as the arm over the shoulder', () => {
    expect(draft.ease.biceps).toBeCloseTo(5, 1);
    expect(lengthOf(draft, 'sleeve-front', 'overarm')).toBeCloseTo(body.armLength, 3);
  });
});

describe('a kimono sleeve', () => {
  const options = { sleeve: 'kimono', silhouette: 'straight', 'sleeve-length': 'long' };

  it.each(['34', '38', '46'] as const)(
    'is round under the arm by 8 at least at size %s (METHODS §5.3)',
    (size) => {
      const draft = drawDraft(completeChoices('top', options, {}), STANDARD_SIZES[size]);
      expect(draft.construction.underarmRadius).toBeGreaterThanOrEqual(8);
    },
  );

  it('is grown on: no armhole, and both halves sewn edge to edge', () => {
    const draft = drawn(options);
    expect(armhole(draft)).toBe(0);
    expect(lengthOf(draft, 'front', 'overarm')).toBeCloseTo(lengthOf(draft, 'back', 'overarm'), 4);
    expect(lengthOf(draft, 'front', 'underarm')).toBeCloseTo(lengthOf(draft, 'back', 'underarm'), 3);
    expect(lengthOf(draft, 'front', 'overarm')).toBeCloseTo(body.armLength, 3);
  });
});
