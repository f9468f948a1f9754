import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { alongEdge } from '@/lib/pattern/worn/along-edge';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';

const designed = (options: RawOptions = {}) =>
  completeChoices('dress', { 'neckline-front': 'off-shoulder', ruffle: 'neckline', ...options }, {});
const drawn = (options?: RawOptions) => drawDraft(designed(options), STANDARD_SIZES['40']);

describe('a ruffle along the edge below both shoulders', () => {
  it.each<RawOptions>([
    {},
    { opening: 'back-zip', sleeve: 'puff' },
    { opening: 'front-buttons', 'bust-shaping': 'princess-shoulder' },
    { opening: 'back-buttons', sleeve: 'two-piece', 'hem-shape': 'asymmetric' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it('is twice as long as what the elastic draws the edge in to', () => {
    const draft = drawn();
    const { edgeRuffle = 0, edgeDrawn = 0 } = draft.construction;
    expect(edgeRuffle).toBeCloseTo(2 * edgeDrawn, 3);
    const [half] = alongEdge(measureDraft(draft));
    expect(2 * (half?.caught.length ?? 0)).toBeCloseTo(edgeRuffle, 3);
  });

  it('is marked where it meets the seams of the sleeve', () => {
    const draft = drawn();
    const [half] = alongEdge(measureDraft(draft));
    const met = (half?.stops ?? []).slice(1, -1).map(([at]) => at);
    const marks = draft.pieces
      .flatMap(({ internal }) => internal.filter(({ id }) => id.startsWith('sleeve-seam')))
      .map(({ path: [start] }) => Number(start?.[1]));
    expect(marks).toHaveLength(2);
    for (const [i, at] of marks.entries()) expect(at).toBeCloseTo(met[i] ?? 0, 2);
  });

  it.each([
    ['none', 2],
    ['back-zip', 1],
    ['front-buttons', 1],
  ])('is joined where nothing opens it (%s)', (opening, joins) => {
    const { seams } = drawn({ opening, silhouette: 'straight', 'neckline-back': 'round' });
    expect(seams.filter(({ operation }) => operation === 'join-edge-ruffle')).toHaveLength(joins);
  });

  it('is sewn on between the casing and its elastic', () => {
    const { operations } = drawn();
    const stage = (name: string) => operations.find(({ operation }) => operation === name)?.stage ?? 0;
    expect(stage('turn-edge-casing')).toBeLessThan(stage('attach-edge-ruffle'));
    expect(stage('attach-edge-ruffle')).toBeLessThan(stage('insert-edge-elastic'));
  });
});

describe('a ruffle over the arms below both shoulders', () => {
  const chosen = { ruffle: 'shoulder' } as const;

  it.each<RawOptions>([chosen, { ...chosen, sleeve: 'two-piece' }, { ...chosen, opening: 'back-buttons' }])(
    'breaks no rule on sizes 34–56 with %j',
    (options) => {
      expect(brokenBySize(designed(options))).toEqual([]);
    },
  );

  it('hangs from seam to seam of each sleeve, twice as long as the elastic there', () => {
    const draft = drawn(chosen);
    const [strip] = alongEdge(measureDraft(draft));
    expect(strip?.host.steps.every(({ piece }) => piece.piece.part === 'sleeve')).toBe(true);
    expect(strip?.caught.length).toBeCloseTo(2 * (draft.construction.overArm ?? 0), 2);
  });
});
