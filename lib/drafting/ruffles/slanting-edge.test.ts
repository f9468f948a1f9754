import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';

const designed = (options: RawOptions = {}) =>
  completeChoices('dress', { 'neckline-front': 'one-shoulder', ruffle: 'neckline', ...options }, {});
const drawn = (options?: RawOptions) => drawDraft(designed(options), STANDARD_SIZES['40']);

describe('a ruffle along the edge over one shoulder', () => {
  it.each<RawOptions>([
    {},
    { sleeve: 'raglan', opening: 'back-zip' },
    { sleeve: 'thin-straps', inside: 'bias-binding' },
    { sleeve: 'set-in', opening: 'double-breasted', inside: 'lining' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it('is one piece in front and one behind, sewn to each other over the shoulder alone', () => {
    const { pieces, seams } = drawn();
    const strips = pieces.filter(({ part }) => part === 'ruffle');
    expect(strips.map(({ id, cut: { count, onFold } }) => [id, count, onFold])).toEqual([
      ['edge-ruffle-front', 1, false],
      ['edge-ruffle-back', 1, false],
    ]);
    expect(seams.filter(({ operation }) => operation === 'join-edge-ruffle')).toHaveLength(1);
    const hemmed = strips.map(({ edges }) =>
      edges.filter(({ line, role }) => line === 'start' && role === 'hem'),
    );
    expect(hemmed.map(({ length }) => length)).toEqual([1, 1]);
  });

  it('ends beside a strap, where nothing is sewn over the shoulder', () => {
    const { seams } = drawn({ sleeve: 'thin-straps' });
    expect(seams.filter(({ operation }) => operation === 'join-edge-ruffle')).toHaveLength(0);
  });

  it('is basted before what finishes the edge is sewn', () => {
    const { operations, seams } = drawn();
    const basted = operations.find(({ operation }) => operation === 'baste-edge-ruffle')?.stage ?? 0;
    const faced = seams.filter(({ operation }) => operation === 'attach-facing').map(({ stage }) => stage);
    expect(basted).toBeLessThan(Math.min(...faced));
  });
});
