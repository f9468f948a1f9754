import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { viewPiece } from '@/lib/pattern/piece-view';
import type { Draft, LineName } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const SIZES = ['34', '44', '56'] as const;

const drawn = (options: RawOptions, size: (typeof SIZES)[number]): Draft =>
  drawDraft(completeChoices('top', { inside: 'bias-binding', ...options }, {}), STANDARD_SIZES[size]);

function edgesOf(draft: Draft, id: string, ...lines: readonly LineName[]) {
  const piece = pieceOf(draft, id);
  if (!piece) throw new Error(`No piece ${id}`);
  return viewPiece(piece).edges.filter(({ line }) => lines.includes(line));
}

const lengthOf = (draft: Draft, id: string, ...lines: readonly LineName[]): number =>
  edgesOf(draft, id, ...lines).reduce((sum, { length }) => sum + length, 0);

describe.each(SIZES)('a lap whose neckline is bound, size %s', (size) => {
  it.each(['front-buttons', 'hidden-buttons', 'double-breasted'])(
    'keeps a strip behind its %s',
    (opening) => {
      const draft = drawn({ opening }, size);
      expect(breaches(check(draft))).toEqual([]);
      expect(lengthOf(draft, 'facing-front', 'front-edge')).toBeCloseTo(
        lengthOf(draft, 'front', 'front-edge'),
        3,
      );
      const inner = edgesOf(draft, 'facing-front', 'facing-inner')[0]?.start.x as number;
      expect(inner).toBeGreaterThan(draft.construction.buttonColumn ?? 0);
      expect(pieceOf(draft, 'facing-back')).toBeUndefined();
    },
  );

  it('keeps all its facings beside a lapel, their free edges bound and the armholes too', () => {
    const draft = drawn({ opening: 'front-buttons', collar: 'shawl', sleeve: 'none' }, size);
    expect(breaches(check(draft))).toEqual([]);
    const free = (id: string) => lengthOf(draft, id, 'facing-inner');
    const tapes = draft.notions.filter(({ kind }) => kind === 'bias-tape').map(({ length }) => length);
    expect(tapes).toContain(Math.ceil(free('facing-front') + 3));
    expect(tapes).toContain(Math.ceil(2 * free('neck-facing-back') + 3));
    expect(draft.operations.some(({ id }) => id === 'bind-armhole')).toBe(true);
    expect(draft.operations.some(({ id }) => id === 'finish-facing')).toBe(false);
  });

  it('is bound from edge to edge, over the strip as well', () => {
    const draft = drawn({ opening: 'front-buttons' }, size);
    const half =
      lengthOf(draft, 'front', 'neckline', 'neckline-extension') + lengthOf(draft, 'back', 'neckline');
    const bind = draft.operations.find(({ id }) => id === 'bind-neckline');
    expect(bind?.figures.length).toBe(Math.ceil(2 * half + 3));
    const upper = edgesOf(draft, 'facing-front', 'upper');
    for (const edge of upper) expect(edge).toMatchObject({ role: 'finished', allowance: 0 });
    expect(new Set(upper.map(({ id }) => id)).size).toBe(upper.length);
  });

  it('is faced before a collar takes in its upper end', () => {
    const { seams, operations } = drawn({ opening: 'front-buttons', collar: 'shirt' }, size);
    const at = (name: string) =>
      [...seams, ...operations].find(({ operation }) => operation === name)?.stage as number;
    expect(at('attach-front-facing')).toBeLessThan(at('understitch'));
    expect(at('understitch')).toBeLessThan(at('attach-collar'));
  });

  it('binds the slope of a wrap, and faces it whole under a collar that ends where it begins', () => {
    const bound = drawn({ opening: 'wrap' }, size);
    const faced = drawn({ opening: 'wrap', collar: 'peter-pan' }, size);
    expect(edgesOf(bound, 'front', 'neckline-extension')[0]).toMatchObject({ role: 'finished' });
    expect(lengthOf(faced, 'facing-front', 'neckline-extension')).toBeCloseTo(
      lengthOf(faced, 'front', 'neckline-extension'),
      3,
    );
    expect(breaches(check(bound))).toEqual([]);
    expect(breaches(check(faced))).toEqual([]);
  });
});
