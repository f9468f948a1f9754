import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { fromCommands } from '@/lib/geometry/commands';
import { pathLength } from '@/lib/geometry/length';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';
import { HEAD_PASSAGE } from '../passage';

const designed = (options: Record<string, string>) =>
  completeChoices('top', { silhouette: 'straight', ...options }, {});

/** Girth of the neckline, every half counted. */
function neckGirth({ pieces }: Draft): number {
  return pieces
    .filter(({ part }) => part === 'front' || part === 'back')
    .flatMap(({ edges }) => edges.filter(({ line }) => line === 'neckline'))
    .reduce((sum, { path }) => sum + 2 * pathLength(fromCommands(path)), 0);
}

describe.each([
  ['back', { opening: 'back-keyhole' }],
  ['front', { opening: 'none', 'neckline-front': 'keyhole' }],
])('a keyhole at the %s', (face, options) => {
  it.each(SIZE_NAMES)('lets the head through at size %s, and is sound', (size) => {
    const drawn = drawDraft(designed(options), STANDARD_SIZES[size]);
    expect(breaches(check(drawn))).toEqual([]);
    expect(neckGirth(drawn) + 2 * (drawn.construction.keyhole ?? 0)).toBeGreaterThanOrEqual(HEAD_PASSAGE);
  });

  it('is bound round its edge where that was chosen, by a strip of its own', () => {
    const { pieces, operations, notions } = drawDraft(
      designed({ ...options, inside: 'bias-binding' }),
      STANDARD_SIZES[38],
    );
    const slit = pieces.find(({ id }) => id === face)?.edges.find(({ line }) => line === 'keyhole');
    expect(slit).toMatchObject({ role: 'finished', allowance: 0 });
    const strip = Number(operations.find(({ id }) => id === 'bind-keyhole')?.figures.length);
    const around = 2 * pathLength(fromCommands(slit?.path ?? []));
    expect(strip).toBe(Math.ceil(around + 3));
    expect(notions.filter(({ kind }) => kind === 'bias-tape')).toHaveLength(2);
  });

  it('is faced round its edge, with a seam below it and a button above', () => {
    const { pieces, seams, notions } = drawDraft(designed(options), STANDARD_SIZES[38]);
    expect(pieces.find(({ id }) => id === face)?.cut).toEqual({ count: 2, onFold: false, mirrored: true });
    expect(seams.some(({ id }) => id === `${face}-keyhole-facing`)).toBe(true);
    expect(seams.some(({ id }) => id === `centre-${face}`)).toBe(true);
    expect(notions).toEqual([{ kind: 'button', count: 1, width: 1.15 }]);
  });
});

describe('a keyhole beside a raglan', () => {
  it.each(SIZE_NAMES)('is as long on its facing, which is drawn whole, at size %s', (size) => {
    const keyholes: readonly Record<string, string>[] = [
      { opening: 'back-keyhole' },
      { opening: 'none', 'neckline-front': 'keyhole' },
    ];
    for (const options of keyholes) {
      const drawn = drawDraft(designed({ ...options, sleeve: 'raglan' }), STANDARD_SIZES[size]);
      expect(breaches(check(drawn))).toEqual([]);
      const [seam] = drawn.seams.filter(({ id }) => id.endsWith('-keyhole-facing'));
      expect(seam?.ease).toBe(0);
    }
  });
});

describe('a keyhole under a collar', () => {
  const COLLARS = ['stand', 'shirt', 'peter-pan', 'bow', 'ruffle', 'funnel'];

  it.each(COLLARS)('is drafted under a %s, in front and at the back', (collar) => {
    const ways: Record<string, string>[] = [
      { opening: 'back-keyhole' },
      { opening: 'none', 'neckline-front': 'keyhole' },
    ];
    for (const options of ways) {
      const drawn = drawDraft(designed({ ...options, collar }), STANDARD_SIZES[44]);
      expect(breaches(check(drawn))).toEqual([]);
      expect(drawn.notions.some(({ kind }) => kind === 'button')).toBe(true);
    }
  });

  it('needs no button of its own where the collar goes on over it and parts at the back', () => {
    const options = { collar: 'stand', 'neckline-front': 'keyhole', opening: 'back-zip' };
    const { notions, operations } = drawDraft(designed(options), STANDARD_SIZES[44]);
    expect(notions.some(({ kind }) => kind === 'button')).toBe(false);
    expect(operations.some(({ operation }) => operation === 'make-loop')).toBe(false);
  });
});
