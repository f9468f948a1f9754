import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const buttoned = (options: Record<string, string> = {}, placket = 3) =>
  completeChoices('top', { opening: 'front-buttons', ...options }, { 'placket-width': placket });

describe('a buttoned front', () => {
  const draft = drawDraft(buttoned(), STANDARD_SIZES[38]);
  const front = pieceOf(draft, 'front');

  it('is cut as a pair that laps by half the placket beyond a plumb centre line', () => {
    expect(front?.cut).toEqual({ count: 2, onFold: false, mirrored: true });
    expect(front?.internal.find(({ id }) => id === 'centre-front')?.kind).toBe('placement');
    const edge = front?.edges.find(({ line }) => line === 'front-edge');
    expect(edge?.path.map((command) => command[1])).toEqual([-1.5, -1.5]);
    expect(front?.edges.some(({ line }) => line.startsWith('centre'))).toBe(false);
  });

  it('ends its neckline at the centre, so that collars join it as on any front', () => {
    const neckline = front?.edges.filter(({ line }) => line === 'neckline').at(-1);
    expect(neckline?.path.at(-1)?.slice(-2)[0]).toBeCloseTo(0, 9);
  });

  it('is faced along the edge it is closed with, and buttoned at the bust', () => {
    const [seam] = draft.seams.filter(({ operation }) => operation === 'attach-front-facing');
    expect(seam?.b.map(({ edge }) => edge)).toEqual(['front-edge', 'neckline-extension']);
    const holes = front?.marks.filter(({ kind }) => kind === 'buttonhole') ?? [];
    expect(draft.notions).toEqual([{ kind: 'button', count: holes.length, width: 1.5 }]);
    const bust = front?.landmarks.bustPoint?.[1] ?? 0;
    expect(Math.min(...holes.map(({ at }) => Math.abs(at[1] - bust)))).toBeLessThan(1);
  });

  it('has upright holes on the centre of its band, clear of its stitching', () => {
    const holes = front?.marks.filter(({ kind }) => kind === 'buttonhole') ?? [];
    expect(holes.length).toBeGreaterThan(3);
    for (const { at, angle } of holes) {
      expect(at[0]).toBeCloseTo(0, 6);
      expect(angle).toBe(-90);
    }
    expect(front?.internal.find(({ id }) => id === 'placket')?.path[0]?.[1]).toBeCloseTo(1.5, 6);
  });

  it.each<Record<string, string>>([{ inside: 'lining' }, { collar: 'notched', 'neckline-front': 'v' }])(
    'has level holes where nothing is stitched down: %o',
    (options) => {
      const { pieces } = drawDraft(
        chooseInTurn('jacket', { opening: 'front-buttons', ...options }),
        STANDARD_SIZES[38],
      );
      const holes = pieces.flatMap(({ part, marks }) =>
        part === 'front' ? marks.filter(({ kind }) => kind === 'buttonhole') : [],
      );
      expect(holes.length).toBeGreaterThan(0);
      for (const { at, angle } of holes) {
        expect(at[0]).toBeCloseTo(-0.3, 6);
        expect(angle).toBe(0);
      }
    },
  );

  it.each([2, 5])('carries a placket of %s cm on any neckline', (placket) => {
    for (const neckline of ['round', 'scoop', 'v', 'square', 'boat', 'sweetheart']) {
      const drawn = drawDraft(buttoned({ 'neckline-front': neckline }, placket), STANDARD_SIZES[44]);
      expect(breaches(check(drawn)), neckline).toEqual([]);
    }
  });

  it.each(SIZE_NAMES)('is sound at size %s', (size) => {
    const drawn = drawDraft(
      buttoned({ sleeve: 'set-in', 'bust-shaping': 'french-dart' }),
      STANDARD_SIZES[size],
    );
    expect(breaches(check(drawn))).toEqual([]);
  });
});
