import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';
import { shouldersGirth } from '../passage';

const designed = (options: RawOptions = {}, depth = 6) =>
  completeChoices('top', { 'neckline-front': 'off-shoulder', ...options }, { 'neckline-front-depth': depth });
const dress = (options: RawOptions) =>
  completeChoices('dress', { 'neckline-front': 'off-shoulder', inside: 'lining', ...options }, {});
const drawn = (options: RawOptions = {}, depth?: number) =>
  drawDraft(designed(options, depth), STANDARD_SIZES['38']);

describe('an edge below both shoulders', () => {
  it.each<RawOptions>([
    {},
    { sleeve: 'puff', 'sleeve-length': 'short', 'sleeve-finish': 'elastic', opening: 'none' },
    { sleeve: 'bishop', 'sleeve-length': 'long', 'bust-shaping': 'princess-shoulder' },
    { sleeve: 'bell', 'bust-shaping': 'shoulder-dart', 'back-shaping': 'princess', opening: 'back-zip' },
    { 'bust-shaping': 'neck-dart', opening: 'front-zip', silhouette: 'straight' },
    { sleeve: 'pleated-head', 'sleeve-length': 'elbow', opening: 'back-buttons' },
    { sleeve: 'two-piece', 'sleeve-length': 'long', opening: 'front-buttons', 'hem-shape': 'asymmetric' },
    { sleeve: 'flutter', opening: 'double-breasted' },
    { sleeve: 'raglan', 'bust-shaping': 'princess-armhole', ruffle: 'neckline' },
    { sleeve: 'raglan', 'sleeve-length': 'long', opening: 'front-zip', silhouette: 'straight' },
    { sleeve: 'dropped', 'sleeve-length': 'elbow', 'bust-shaping': 'shoulder-dart' },
    { opening: 'back-keyhole', silhouette: 'straight', ruffle: 'neckline' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it.each([34, 44, 56] as const)('is drawn in to 0.86 of the shoulder girth on size %i', (size) => {
    const body = STANDARD_SIZES[size];
    const { notions, construction } = drawDraft(designed(), body);
    const elastic = notions.find(({ kind }) => kind === 'elastic');
    expect(elastic?.length).toBe(Math.round(0.86 * shouldersGirth(body) + 1.5));
    expect((construction.edgeFlat ?? 0) / (construction.edgeDrawn ?? 0)).toBeGreaterThan(1.3);
    const { inFront = 0, behind = 0, overArm = 0 } = construction;
    expect(inFront + behind + 2 * overArm).toBeCloseTo(construction.edgeDrawn ?? 0, 3);
  });

  it('leaves no shoulder, and an armhole as long as what is left of the cap', () => {
    const measured = measureDraft(drawn());
    const lines = measured.pieces.flatMap(({ edges }) => edges.map(({ line }) => line));
    expect(lines).not.toContain('shoulder');
    const joined = measured.seams.filter(({ id }) => id.startsWith('armhole'));
    expect(joined).toHaveLength(2);
    for (const { a, b } of joined) expect(a.length).toBeCloseTo(b.length, 3);
  });

  it('runs on from the sleeve to front and back without a corner', () => {
    const across = measureDraft(drawn()).joints.filter(
      ({ a, b, seam }) => a.beyond.line === 'neckline' && b.beyond.line === 'neckline' && !seam.dart,
    );
    expect(across.length).toBeGreaterThanOrEqual(2);
    for (const joint of across) expect(joint.break).toBeLessThan(1);
  });

  it('lies as much lower over the arm as is asked', () => {
    const heights = [5, 7].map((depth) => {
      const { edges } = measureDraft(drawn({}, depth)).piece('sleeve') ?? { edges: [] };
      const points = edges.filter(({ line }) => line === 'neckline').flatMap((edge) => edge.points);
      return Math.min(...points.map(({ y }) => y));
    });
    expect((heights[0] ?? 0) - (heights[1] ?? 0)).toBeCloseTo(2, 6);
  });

  it('leads the seams of a raglan in from the armhole, and gives the sleeve what front and back lose', () => {
    const upper = (sleeve: string, id: string) => {
      const { edges } = measureDraft(drawn({ sleeve })).piece(id) ?? { edges: [] };
      return Math.max(...edges.filter(({ line }) => line === 'neckline').map(({ length }) => length));
    };
    expect(upper('raglan', 'front')).toBeLessThan(upper('set-in', 'front') - 0.5);
    expect(upper('raglan', 'back')).toBeLessThan(upper('set-in', 'back') - 0.3);
  });

  it('has no pleats left where they are cut away', () => {
    const { operations } = drawn({ sleeve: 'pleated-head' });
    expect(operations.map(({ operation }) => operation)).not.toContain('fold-cap-pleats');
  });

  it('spreads and cuts the upper of two pieces, and leaves the under one', () => {
    const lines = (neckline: string, id: string) => {
      const { edges } = measureDraft(
        drawDraft(
          completeChoices('top', { 'neckline-front': neckline, sleeve: 'two-piece' }, {}),
          STANDARD_SIZES['38'],
        ),
      ).piece(id) ?? { edges: [] };
      return edges.map(({ line, length }) => [line, length] as const);
    };
    expect(lines('off-shoulder', 'sleeve-under')).toEqual(lines('round', 'sleeve-under'));
    const hem = (neckline: string) => new Map(lines(neckline, 'sleeve-upper')).get('hem') ?? 0;
    expect(hem('off-shoulder') - hem('round')).toBeGreaterThan(3.9);
  });

  it.each(['front-buttons', 'back-buttons'])('ends its elastic at the facings of %s', (opening) => {
    const body = STANDARD_SIZES['38'];
    const draft = drawn({ opening });
    const face = opening.startsWith('front') ? 'front' : 'back';
    const pieces = measureDraft(draft);
    const along = (id: string, line: string) =>
      (pieces.piece(id)?.edges ?? [])
        .filter((edge) => edge.line === line)
        .reduce((sum, { length }) => sum + length, 0);
    const flat = 2 * (along(`facing-${face}`, 'upper') - along(face, 'neckline-extension'));
    const inserted = draft.operations.find(({ operation }) => operation === 'insert-edge-elastic');
    expect(flat).toBeGreaterThan(4);
    expect(inserted?.figures.length).toBeCloseTo(0.86 * shouldersGirth(body) + 1.5 - flat, 1);
    expect(inserted?.figures.ends).toBe('lap');
  });

  it('ends its elastic at both edges of a keyhole, which is bound', () => {
    const { operations } = drawn({ opening: 'back-keyhole' });
    expect(operations.find(({ operation }) => operation === 'insert-edge-elastic')?.figures.ends).toBe(
      'slit',
    );
    const bound = operations.filter(({ operation }) => operation === 'bind-edge');
    expect(bound.map(({ edges }) => edges.map(({ edge }) => edge))).toEqual([['keyhole']]);
  });

  it.each<RawOptions>([
    {},
    { sleeve: 'raglan', opening: 'back-zip' },
    { sleeve: 'two-piece', 'bust-shaping': 'princess-shoulder', ruffle: 'neckline' },
    { sleeve: 'puff', opening: 'front-zip', 'waist-seam': 'none' },
  ])('hangs a lining from its casing on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(dress(options))).toEqual([]);
  });

  it.each(['34', '44', '56'] as const)('cuts its lining 1.5 lower, on size %s', (size) => {
    const draft = measureDraft(drawDraft(dress({ sleeve: 'set-in', fit: 'easy' }), STANDARD_SIZES[size]));
    const centre = (id: string) => draft.piece(id)?.edges.find(({ line }) => line === 'neckline')?.end.y ?? 0;
    const below = ['front', 'back'].map((id) => centre(id) - centre(`lining-${id}`));
    expect(Math.min(...below)).toBeGreaterThan(0.9);
    expect(Math.max(...below)).toBeLessThan(2.1);
  });

  it('fells the lining before an elastic gathers both', () => {
    const { operations } = drawDraft(dress({}), STANDARD_SIZES['38']);
    const stage = (name: string) => operations.find(({ operation }) => operation === name)?.stage ?? 0;
    expect(stage('turn-edge-casing')).toBeLessThan(stage('fell-lining-edge'));
    expect(stage('fell-lining-edge')).toBeLessThan(stage('insert-edge-elastic'));
  });
});
