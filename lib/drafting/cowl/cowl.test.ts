import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Choices } from '@/lib/choices/types';
import { boundingBox } from '@/lib/geometry/bounds';
import { catenary } from '@/lib/geometry/catenary';
import { flatten } from '@/lib/geometry/flatten';
import { distance } from '@/lib/geometry/point';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { isCutOpened } from '@/lib/pattern/cut-opened';
import { edgesAlong, pieceOf } from '@/lib/pattern/find';
import { lengthOf, pathOf } from '@/lib/pattern/lines';
import type { Draft, Piece } from '@/lib/pattern/types';
import { type BodyRow, extremeBodies } from '@/lib/testing/bodies';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const top = (options: Choices['options'] = {}, sizes: Choices['sizes'] = {}): Choices =>
  completeChoices('top', { 'neckline-front': 'cowl', ...options }, sizes);

const front = (draft: Draft): Piece => pieceOf(draft, 'front') as Piece;
const lineLength = (piece: Piece, line: Parameters<typeof edgesAlong>[1]) =>
  edgesAlong(piece, line as never).reduce((sum, edge) => sum + lengthOf(edge as never), 0);
const foldOf = (piece: Piece) => {
  const fold = piece.internal.find(({ id }) => id === 'cowl-fold');
  const points = flatten(pathOf(fold as NonNullable<typeof fold>));
  return [points[0], points.at(-1)] as [(typeof points)[0], (typeof points)[0]];
};

const SIZES = fc.constantFrom(...SIZE_NAMES);
const DEPTHS = fc.integer({ min: 0, max: 14 }).map((n) => n / 2);

describe('a cowl', () => {
  it('has an edge as long as it hangs, level and square to the fold of the front', () => {
    fc.assert(
      fc.property(SIZES, DEPTHS, (size, depth) => {
        const draft = drawDraft(top({}, { 'neckline-front-depth': depth }), STANDARD_SIZES[size]);
        const [corner, centre] = foldOf(front(draft));
        const { cowlEdge, cowlDrop = 0 } = draft.construction;
        expect(centre.x).toBeCloseTo(0, 6);
        expect(corner.y).toBeCloseTo(centre.y, 6);
        expect(distance(corner, centre)).toBeCloseTo(cowlEdge as number, 3);
        expect(cowlDrop).toBeGreaterThan(4);
        expect(breaches(check(draft))).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('leaves armhole, shoulder and side as long as a round neckline does, of the same width', () => {
    const body = STANDARD_SIZES['44'];
    const cowled = front(drawDraft(top(), body));
    const plain = front(
      drawDraft(
        completeChoices(
          'top',
          { 'neckline-front': 'scoop' },
          { 'neckline-front-depth': 3, 'neckline-front-width': 3.5 },
        ),
        body,
      ),
    );
    for (const line of ['armhole', 'shoulder', 'side'] as const)
      expect(lineLength(cowled, line)).toBeCloseTo(lineLength(plain, line), 2);
  });

  it('is cut on the bias in one piece, its facing as wide at the shoulder as that of the back', () => {
    const draft = drawDraft(top(), STANDARD_SIZES['40']);
    const own = front(draft);
    expect(isCutOpened(own)).toBe(true);
    expect(draft.pieces.some(({ id }) => id === 'neck-facing-front')).toBe(false);
    const facing = pieceOf(draft, 'neck-facing-back') as Piece;
    expect(lineLength(own, 'facing-end')).toBeCloseTo(lineLength(facing, 'shoulder'), 2);
    const [, centre] = foldOf(own);
    const points = edgesAlong(own, 'facing-inner').flatMap((edge) => flatten(pathOf(edge)));
    expect(boundingBox(points).maxY - centre.y).toBeCloseTo(7, 2);
  });

  it('has bare armholes bound beside it, unless a lining takes them in', () => {
    const tapes = (inside: string) =>
      drawDraft(
        completeChoices('dress', { 'neckline-front': 'cowl', sleeve: 'none', inside }, {}),
        STANDARD_SIZES['40'],
      )
        .notions.filter(({ kind }) => kind === 'bias-tape')
        .reduce((sum, { count }) => sum + count, 0);
    expect(tapes('facings')).toBe(2);
    expect(tapes('bias-binding')).toBe(3);
    expect(tapes('lining')).toBe(0);
  });

  it('has a plain lining, its edge as long as that of the facing', () => {
    const draft = drawDraft(
      completeChoices('dress', { 'neckline-front': 'cowl', inside: 'lining' }, {}),
      STANDARD_SIZES['40'],
    );
    const lining = pieceOf(draft, 'lining-front') as Piece;
    expect(lineLength(lining, 'facing-inner')).toBeCloseTo(lineLength(front(draft), 'facing-inner'), 3);
    expect(lineLength(lining, 'armhole')).toBeGreaterThan(0);
  });

  it('meets its lining shoulder at shoulder, also where left and right differ', () => {
    const lined = { 'neckline-front': 'cowl', inside: 'lining' } as const;
    const whole = completeChoices('dress', { ...lined, 'hem-shape': 'asymmetric' }, {});
    expect(breaches(check(drawDraft(whole, STANDARD_SIZES['44'])))).toEqual([]);
    const draft = drawDraft(completeChoices('dress', lined, {}), STANDARD_SIZES['44']);
    const sewn = draft.seams.find(({ id }) => id === 'lining-front-facing');
    expect([sewn?.a, sewn?.b].flatMap((refs) => refs?.map(({ reversed }) => Boolean(reversed)))).toEqual([
      false,
      false,
    ]);
  });

  it('lies on the straight grain where no cloth is wide enough for it, and says so', () => {
    const long = drawDraft(
      completeChoices('dress', { 'neckline-front': 'cowl', length: 'floor', silhouette: 'a-line' }, {}),
      STANDARD_SIZES['56'],
    );
    expect(long.notices.map(({ code }) => code)).toContain('cowl-on-straight-grain');
    expect(isCutOpened(front(long))).toBe(false);
  });

  it('falls no nearer to the bust than six centimetres', () => {
    const draft = drawDraft(top({ opening: 'none' }), STANDARD_SIZES['34']);
    const { cowlDrop = 0, cowlEdge = 0 } = draft.construction;
    expect(2 * (cowlEdge + lineLength(pieceOf(draft, 'back') as Piece, 'neckline'))).toBeGreaterThan(60.9);
    expect(cowlDrop).toBeGreaterThan(9);
  });
});

describe('a cowl beside others', () => {
  it('is bound all round on straps, and says so', () => {
    const draft = drawDraft(top({ sleeve: 'straps' }), STANDARD_SIZES['40']);
    expect(draft.notices.map(({ code }) => code)).toContain('cowl-straps-bound');
    expect(draft.pieces.filter(({ part }) => part === 'facing')).toEqual([]);
    expect(breaches(check(draft))).toEqual([]);
  });

  it('has its fold in the centre panel of a princess front, the side panel on the straight grain', () => {
    const draft = drawDraft(top({ 'bust-shaping': 'princess-armhole' }), STANDARD_SIZES['40']);
    const [centre, side] = ['front-centre', 'front-side'].map((id) => pieceOf(draft, id) as Piece);
    expect(isCutOpened(centre as Piece)).toBe(true);
    const [from, to] = (side as Piece).grain;
    expect(from[0]).toBeCloseTo(to[0], 6);
    expect(breaches(check(draft))).toEqual([]);
  });

  it('turns the sleeve of a kimono with it, its seams as long as those of the back', () => {
    const draft = drawDraft(top({ sleeve: 'kimono' }), STANDARD_SIZES['40']);
    for (const line of ['underarm', 'overarm'] as const)
      expect(lineLength(front(draft), line)).toBeCloseTo(
        lineLength(pieceOf(draft, 'back') as Piece, line),
        1,
      );
    expect(breaches(check(draft))).toEqual([]);
  });
});

describe('a catenary', () => {
  it('is longer than the straight way to its ends, and shorter than both sides of the corner', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 4, max: 20, noNaN: true }),
        fc.double({ min: 0.5, max: 30, noNaN: true }),
        (half, drop) => {
          const { length } = catenary(half, drop);
          expect(length).toBeGreaterThan(Math.hypot(half, drop));
          expect(length).toBeLessThan(half + drop);
        },
      ),
    );
  });
});

it('keeps the width of the front where the armhole under it hooks, by opening it above the hook', () => {
  const { body } = extremeBodies()[128] as BodyRow;
  expect(breaches(check(drawDraft(top({ fit: 'semi-fitted', sleeve: 'set-in' }), body)))).toEqual([]);
});
