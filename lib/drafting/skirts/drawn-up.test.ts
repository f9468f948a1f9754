import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import type { Draft } from '@/lib/pattern/types';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';

const designed = (options: RawOptions) =>
  completeChoices('dress', { 'waist-seam': 'natural', skirt: 'gathered', ...options }, {});
const drawn = (options: RawOptions) => drawDraft(designed(options), STANDARD_SIZES['40']);

const FRONT = { 'bust-shaping': 'gathers-under-bust' };
const BACK = { 'back-shaping': 'yoke-gathers' };

function seamOf(draft: Draft, id: string) {
  const found = measureDraft(draft).seams.find(({ seam }) => seam.id === id);
  if (!found) throw new Error(`No ${id}`);
  return found;
}

const drawnTo = (draft: Draft, operation: string) =>
  Number(draft.operations.find((own) => own.operation === operation)?.figures.length);

describe('a full edge under a full skirt', () => {
  it.each<RawOptions>([
    FRONT,
    BACK,
    { ...FRONT, ...BACK, skirt: 'pleated' },
    { ...FRONT, skirt: 'tiered', opening: 'front-buttons', 'waist-seam': 'empire' },
    { ...BACK, skirt: 'pleated', pleats: 'box', 'waist-seam': 'dropped', opening: 'back-buttons' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it.each([
    [FRONT, 'draw-up-front', 'waist-front'],
    [BACK, 'draw-up-back', 'waist-back'],
  ] as const)('is drawn up to the length the skirt is gathered to with %j', (options, operation, id) => {
    const draft = drawn(options);
    const { seam, a, b } = seamOf(draft, id);
    const length = drawnTo(draft, operation);
    expect(b.length).toBeGreaterThan(length + 1);
    expect(a.length).toBeCloseTo(seam.gather * length, 2);
    const [tape, ...others] = draft.notions.filter(({ kind }) => kind === 'cotton-tape');
    expect(others).toEqual([]);
    const bought = (tape?.count ?? 0) * (tape?.length ?? 0);
    expect(bought).toBeGreaterThanOrEqual(2 * length);
    expect(bought).toBeLessThan(2 * length + 2);
  });

  it('is not, under a skirt that lies flat: that holds it', () => {
    const { operations, notions } = drawn({ ...FRONT, ...BACK, skirt: 'a-line' });
    expect(operations.filter(({ operation }) => operation.startsWith('draw-up'))).toEqual([]);
    expect(notions.filter(({ kind }) => kind === 'cotton-tape')).toEqual([]);
  });

  it('meets the gathers of the skirt where its own begin and end', () => {
    const draft = drawn(FRONT);
    const { seam } = seamOf(draft, 'waist-front');
    const at = (id: string) =>
      (draft.pieces.find((piece) => piece.id === id)?.notches ?? [])
        .filter(({ edge, match }) => edge === 'waist' && match)
        .map((notch) => notch.at);
    const [first = 0] = at('front')
      .filter((place) => place > 1)
      .sort((a, b) => a - b);
    const whole = seamOf(draft, 'waist-front').a.length;
    expect(at('skirt-front').map((place) => whole - place)).toContainEqual(
      expect.closeTo(seam.gather * first, 2),
    );
  });
});
