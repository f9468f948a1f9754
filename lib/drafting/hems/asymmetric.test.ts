import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { type MeasuredDraft, measureDraft } from '@/lib/pattern/measured-draft';
import { extremeBodies } from '@/lib/testing/bodies';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';
import { LEAST_FACING } from './facing-room';

type Garment = 'top' | 'dress';

const designed = (garment: Garment, options: RawOptions = {}, sizes: Record<string, number> = {}) =>
  completeChoices(garment, { 'hem-shape': 'asymmetric', ...options }, sizes);
const drawn = (garment: Garment, options?: RawOptions, sizes?: Record<string, number>): MeasuredDraft =>
  measureDraft(drawDraft(designed(garment, options, sizes), STANDARD_SIZES['40']));

const bodyOf = (extreme: number): Body => (extremeBodies()[extreme] as { readonly body: Body }).body;

/** Where the hem of a piece ends, and the points between. */
const hemOf = (draft: MeasuredDraft, piece: string) =>
  draft.piece(piece)?.edges.flatMap(({ line, points }) => (line === 'hem' ? points : [])) ?? [];
const heightAt = (draft: MeasuredDraft, piece: string, x: number): number => {
  const nearest = hemOf(draft, piece).reduce((best, p) =>
    Math.abs(p.x - x) < Math.abs(best.x - x) ? p : best,
  );
  return nearest.y;
};

describe('an asymmetric hem', () => {
  it.each<[Garment, RawOptions]>([
    ['top', {}],
    ['top', { opening: 'front-buttons', hem: 'faced' }],
    ['top', { hem: 'faced', 'side-slit': 'sides', pockets: 'in-seam', opening: 'none' }],
    ['top', { silhouette: 'peplum', ruffle: 'hem', fit: 'loose' }],
    ['top', { 'neckline-front': 'cowl' }],
    ['top', { 'back-shaping': 'yoke-box-pleat', opening: 'none' }],
    ['dress', { opening: 'side-zip' }],
    ['top', { opening: 'side-zip', hem: '5-cm', silhouette: 'straight' }],
    [
      'top',
      { opening: 'side-zip', hem: 'faced', 'neckline-front': 'scoop', collar: 'shawl', length: 'waist' },
    ],
    ['dress', { 'side-slit': 'back-vent' }],
    ['dress', { 'bust-shaping': 'princess-armhole', 'back-shaping': 'princess' }],
    ['dress', { 'waist-seam': 'natural', skirt: 'panelled', inside: 'lining' }],
    ['dress', { 'waist-seam': 'natural', skirt: 'full-circle', opening: 'front-buttons' }],
    ['dress', { 'waist-seam': 'natural', skirt: 'pleated' }],
    ['dress', { 'waist-seam': 'empire', skirt: 'tiered', pockets: 'in-seam' }],
    ['dress', { sleeve: 'raglan', 'neckline-front': 'round' }],
    ['dress', { 'neckline-front': 'one-shoulder' }],
    ['dress', { 'neckline-front': 'wrap' }],
    ['top', { sleeve: 'cape', opening: 'front-buttons' }],
  ])('breaks no rule on sizes 34–56: %s %j', (garment, options) => {
    expect(brokenBySize(designed(garment, options))).toEqual([]);
  });

  it('is faced where the facing of each half meets the centre at a height of its own', () => {
    const skirted = { 'waist-seam': 'empire', skirt: 'panelled', pleats: 'box', 'neckline-front': 'cowl' };
    const choices = designed('dress', { ...skirted, opening: 'back-buttons', hem: 'faced' });
    const results = check(drawDraft(choices, bodyOf(13)));
    expect(breaches(results)).toEqual([]);
    expect(results.filter(({ id, ok }) => id === 'A9' && !ok)).toEqual([]);
  });

  it('drops from her right side to her left by as much as was asked, half of it at the centre', () => {
    const draft = drawn(
      'dress',
      { 'side-slit': 'none', opening: 'none', silhouette: 'straight' },
      { 'hem-drop': 10 },
    );
    const ends = hemOf(draft, 'front').map(({ x }) => x);
    const [right, left] = [Math.min(...ends), Math.max(...ends)];
    const low = heightAt(draft, 'front', left);
    expect(heightAt(draft, 'front', right) - low).toBeCloseTo(10, 1);
    expect(heightAt(draft, 'front', 0) - low).toBeCloseTo(5, 1);
    expect(draft.draft.construction.hemDrop).toBe(10);
  });

  it('is level in both sides: both halves of each hem end square to them', () => {
    const draft = drawn('dress', { 'side-slit': 'none', opening: 'none', silhouette: 'straight' });
    for (const side of ['side', 'side-left']) {
      const seam = draft.seams.find(({ id }) => id === side);
      expect(seam?.a.length).toBeCloseTo(seam?.b.length ?? 0, 1);
    }
  });

  it('leaves what does not differ as it is: a bodice on the fold, sleeves a pair', () => {
    const draft = drawn('dress', { 'waist-seam': 'natural', skirt: 'a-line' });
    expect(draft.piece('front')?.piece.cut).toEqual({ count: 1, onFold: true, mirrored: false });
    expect(draft.piece('sleeve')?.piece.cut).toMatchObject({ count: 2, mirrored: true });
    expect(draft.piece('skirt-front')?.piece.cut.rightSideUp).toBe(true);
  });

  it('cuts what a centre parts once for each side, each on its own side of the centre', () => {
    const draft = drawn('top', { opening: 'front-buttons' });
    const beyond = (id: string) =>
      draft.piece(id)?.edges.filter(({ line }) => line === 'side')[0]?.start.x ?? 0;
    expect(draft.piece('front')?.piece.cut.side).toBe('right');
    expect(draft.piece('front-left')?.piece.cut.side).toBe('left');
    expect(beyond('front')).toBeLessThan(0);
    expect(beyond('front-left')).toBeGreaterThan(0);
  });

  it('has the holes on the right front, that laps over, and as many buttons on the left one', () => {
    const draft = drawn('top', { opening: 'front-buttons' });
    const kinds = (id: string) => draft.piece(id)?.piece.marks.map(({ kind }) => kind) ?? [];
    const count = (id: string, kind: string) => kinds(id).filter((own) => own === kind).length;
    expect(count('front', 'buttonhole')).toBeGreaterThan(3);
    expect(count('front-left', 'button')).toBe(count('front', 'buttonhole'));
    expect(count('front', 'button') + count('front-left', 'buttonhole')).toBe(0);
  });

  it('sews a centre that is parted from one side to the other, as long on both', () => {
    const draft = drawn('dress', { opening: 'back-zip', 'side-slit': 'none' });
    const centre = draft.seams.find(({ id }) => id === 'centre-back');
    expect(centre?.seam.a.map(({ piece }) => piece)).toEqual(['back']);
    expect(centre?.seam.b.map(({ piece }) => piece)).toEqual(['back-left']);
    expect(centre?.a.length).toBeCloseTo(centre?.b.length ?? 0, 3);
  });

  it('opens with one zip, measured in the left side', () => {
    const draft = drawn('dress', { opening: 'side-zip', 'side-slit': 'none' });
    const zip = draft.draft.operations.find(({ operation }) => operation === 'insert-side-zip');
    const opened = zip?.edges.reduce((sum, ref) => sum + (draft.edge(ref)?.length ?? 0), 0) ?? 0;
    expect(draft.draft.notions.filter(({ kind }) => kind.endsWith('zip'))).toHaveLength(1);
    expect(Math.abs(Number(zip?.figures.opening) - opened)).toBeLessThan(0.06);
  });

  it('is faced alike on both sides, no higher than what stays closed below the zip in the left one', () => {
    const draft = drawn('top', { opening: 'side-zip', hem: '5-cm', silhouette: 'straight' });
    for (const id of ['hem-facing-front', 'hem-facing-back']) {
      const sides = draft.piece(id)?.edges.flatMap(({ line, length }) => (line === 'side' ? [length] : []));
      expect(sides, id).toHaveLength(2);
      for (const side of sides ?? []) expect(side, id).toBeCloseTo(LEAST_FACING, 1);
    }
    const [told] = draft.draft.notices.filter(({ code }) => code === 'hem-faced-on-curve');
    expect(told?.figures.height).toBe(LEAST_FACING);
  });

  it('leaves the right side closed where the zip is in the left one', () => {
    const draft = drawn('top', { opening: 'side-zip', silhouette: 'straight' });
    const seam = (id: string) => draft.seams.find((own) => own.id === id)?.seam.b.map(({ edge }) => edge);
    expect(seam('side-left')).toContain('side-zip-left');
    expect(seam('side')).toEqual(['side']);
  });

  it('drops less than was asked where the garment is too short for it, and says so', () => {
    const short = drawn(
      'top',
      { length: 'hip', opening: 'none', silhouette: 'straight' },
      { 'hem-drop': 30 },
    );
    const codes = short.draft.notices.map(({ code }) => code).filter((code) => code.startsWith('hem-less'));
    expect(short.draft.construction.hemDrop).toBeLessThan(30);
    expect(codes).toHaveLength(1);
  });

  it('tells the length of its middle', () => {
    const level = drawDraft(
      completeChoices('dress', { opening: 'none', silhouette: 'straight' }, {}),
      STANDARD_SIZES['40'],
    );
    const draft = drawn('dress', { opening: 'none', silhouette: 'straight' }, { 'hem-drop': 8 }).draft;
    expect((level.finished.backLength ?? 0) - (draft.finished.backLength ?? 0)).toBeCloseTo(4, 3);
  });
});
