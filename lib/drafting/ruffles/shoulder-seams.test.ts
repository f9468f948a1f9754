import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';
import { FULLNESS } from './ruffle';

const designed = (options: RawOptions, sizes: Record<string, number> = {}) =>
  completeChoices('top', { ruffle: 'shoulder', ...options }, sizes);
const drawn = (options: RawOptions, sizes: Record<string, number> = {}) =>
  drawDraft(designed(options, sizes), STANDARD_SIZES['40']);

describe('a ruffle over a shoulder without an armhole', () => {
  it.each<RawOptions>([
    { sleeve: 'raglan' },
    { sleeve: 'raglan', 'bust-shaping': 'princess-armhole', inside: 'bias-binding' },
    { sleeve: 'kimono', opening: 'none', silhouette: 'straight' },
    { sleeve: 'thin-straps' },
    { sleeve: 'tied-straps', inside: 'bias-binding' },
    { sleeve: 'halter' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it.each([
    ['raglan', ['shoulder-ruffle-front', 'shoulder-ruffle-back']],
    ['thin-straps', ['shoulder-ruffle-front', 'shoulder-ruffle-back']],
    ['kimono', ['shoulder-ruffle']],
    ['halter', ['shoulder-ruffle-front']],
  ] as const)('is cut for %s as %j, each end marked on what it is caught in', (sleeve, ids) => {
    const { pieces } = drawn({ sleeve });
    expect(pieces.filter(({ part }) => part === 'ruffle').map(({ id }) => id)).toEqual(ids);
    const marks = pieces.flatMap(({ internal }) => internal.filter(({ id }) => id.startsWith('ruffle-end')));
    expect(marks).toHaveLength(2 * ids.length);
  });

  it('is twice as long as the raglan seam it is gathered into, clear of both its ends', () => {
    const draft = measureDraft(drawn({ sleeve: 'raglan' }));
    const along = (id: string, line: string) =>
      draft
        .piece(id)
        ?.edges.filter((edge) => edge.line === line)
        .reduce((sum, { length }) => sum + length, 0) ?? 0;
    expect(along('shoulder-ruffle-front', 'ruffle')).toBeCloseTo(
      FULLNESS * (along('front', 'raglan') - 3),
      2,
    );
    expect(along('shoulder-ruffle-back', 'ruffle')).toBeCloseTo(FULLNESS * (along('back', 'raglan') - 3), 2);
  });

  it('is basted before the seams that catch it are sewn', () => {
    const { operations, seams } = drawn({ sleeve: 'raglan' });
    const basted = operations.filter(({ operation }) => operation === 'baste-seam-ruffle');
    expect(basted).toHaveLength(2);
    const sewn = seams.filter(({ operation }) => operation === 'sew-raglan').map(({ stage }) => stage);
    expect(Math.max(...basted.map(({ stage }) => stage))).toBeLessThan(Math.min(...sewn));
  });

  it('is less deep beside a strap where a deeper one would be a half-moon, and that is told', () => {
    const { notices } = drawn({ sleeve: 'halter' }, { 'ruffle-width': 8 });
    const told = notices.find(({ code }) => code === 'shoulder-ruffle-narrower');
    expect(told?.figures.asked).toBe(8);
    expect(Number(told?.figures.used)).toBeLessThan(8);
    expect(drawn({ sleeve: 'raglan' }).notices.map(({ code }) => code)).not.toContain(
      'shoulder-ruffle-narrower',
    );
  });
});
