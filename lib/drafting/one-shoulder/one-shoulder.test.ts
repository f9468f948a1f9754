import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { type MeasuredDraft, measureDraft } from '@/lib/pattern/measured-draft';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';

const designed = (garment: 'top' | 'dress', options: RawOptions = {}, sizes: Record<string, number> = {}) =>
  completeChoices(garment, { 'neckline-front': 'one-shoulder', ...options }, sizes);
const drawn = (options: RawOptions = {}, sizes: Record<string, number> = {}): MeasuredDraft =>
  measureDraft(drawDraft(designed('top', options, sizes), STANDARD_SIZES['40']));

const neckline = (draft: MeasuredDraft, piece: string) =>
  draft.piece(piece)?.edges.filter(({ line }) => line === 'neckline') ?? [];

describe('a garment over one shoulder', () => {
  it.each<['top' | 'dress', RawOptions]>([
    ['top', {}],
    ['top', { inside: 'bias-binding', opening: 'none', silhouette: 'straight' }],
    ['top', { 'bust-shaping': 'french-dart', fit: 'very-fitted' }],
    ['dress', { 'waist-seam': 'natural', skirt: 'full-circle' }],
    ['dress', { 'waist-seam': 'empire', skirt: 'a-line', 'bust-shaping': 'gathers-under-bust' }],
    ['dress', { inside: 'lining', fit: 'easy' }],
    ['dress', { opening: 'none', pockets: 'in-seam', silhouette: 'straight', ruffle: 'hem' }],
  ])('breaks no rule on sizes 34–56: %s %j', (garment, options) => {
    expect(brokenBySize(designed(garment, options))).toEqual([]);
  });

  it('keeps the right shoulder: to the left of a front as it is seen, to the right of a back', () => {
    const draft = drawn();
    const shoulders = (piece: string) =>
      draft.piece(piece)?.edges.filter(({ line }) => line === 'shoulder') ?? [];
    expect(shoulders('front').map(({ start }) => Math.sign(start.x))).toEqual([-1]);
    expect(shoulders('back').map(({ start }) => Math.sign(start.x))).toEqual([1]);
    expect(shoulders('facing-front').map(({ start }) => Math.sign(start.x))).toEqual([1]);
  });

  it('has an edge in one bend, that meets the bare side square and at the height of the back', () => {
    const draft = drawn();
    for (const piece of ['front', 'back']) {
      const edges = neckline(draft, piece);
      expect(edges).toHaveLength(2);
      const [first, second] = edges;
      expect(first?.end).toEqual(second?.start);
    }
    const side = draft.seams.find(({ seam }) => seam.id === 'side-left');
    expect(side?.a.length).toBeCloseTo(side?.b.length ?? 0, 1);
  });

  it('cuts only what differs whole: a skirt stays on the fold, and is sewn to either side', () => {
    const draft = drawDraft(designed('dress', { 'waist-seam': 'natural' }), STANDARD_SIZES['40']);
    const cut = Object.fromEntries(draft.pieces.map(({ id, cut: how }) => [id, how]));
    expect(cut.front).toEqual({ count: 1, onFold: false, mirrored: false, rightSideUp: true });
    expect(cut['skirt-front']).toEqual({ count: 1, onFold: true, mirrored: false });
    const waist = draft.seams.filter(({ id }) => id.startsWith('waist-front')).map(({ id }) => id);
    expect(waist).toEqual(['waist-front', 'waist-front-left']);
  });

  it('opens in the left side alone', () => {
    const zip = drawn().draft.operations.find(({ operation }) => operation === 'insert-side-zip');
    expect(zip?.edges.map(({ edge }) => edge.startsWith('side-zip-left'))).toEqual([true]);
  });

  it('is bound in one strip as long as its edge, and one armhole in another', () => {
    const draft = drawn({ inside: 'bias-binding' });
    const tapes = draft.draft.operations.filter(({ operation }) => operation === 'bind-edge');
    expect(tapes.map(({ id, figures }) => [id, figures.count])).toEqual([
      ['bind-neckline', 1],
      ['bind-armhole', 1],
    ]);
    const edge = ['front', 'back'].flatMap((piece) => neckline(draft, piece));
    const length = edge.reduce((sum, own) => sum + own.length, 0);
    expect(Number(tapes[0]?.figures.length) - length).toBeGreaterThan(2);
    expect(Number(tapes[0]?.figures.length) - length).toBeLessThan(5);
  });

  it('lies a centimetre closer than without sleeves', () => {
    const bare = drawDraft(completeChoices('top', { sleeve: 'none' }, {}), STANDARD_SIZES['40']);
    expect((bare.ease.bust ?? 0) - (drawn().draft.ease.bust ?? 0)).toBeCloseTo(1, 2);
  });

  it('cuts front and back lower together', () => {
    const centre = (depth: number, piece: string) =>
      neckline(drawn({}, { 'neckline-front-depth': depth }), piece)[0]?.end.y ?? 0;
    for (const piece of ['front', 'back']) expect(centre(4, piece) - centre(6, piece)).toBeCloseTo(2, 3);
  });
});
