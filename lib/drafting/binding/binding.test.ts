import { describe, expect, it } from 'vitest';
import type { Choices, RawOptions } from '@/lib/choices/types';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import type { Draft, LineName } from '@/lib/pattern/types';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

function bound(options: RawOptions = {}): Choices {
  return chooseInTurn('top', { inside: 'bias-binding', ...options });
}

function lengthOf(draft: Draft, line: LineName): number {
  return measureDraft(draft)
    .pieces.filter(({ piece }) => piece.material === 'shell' && ['front', 'back'].includes(piece.part))
    .flatMap(({ edges, copies }) =>
      edges.filter((edge) => edge.line === line).map(({ length }) => length * copies),
    )
    .reduce((sum, length) => sum + length, 0);
}

const tapes = ({ notions }: Draft) => notions.filter(({ kind }) => kind === 'bias-tape');

describe('bias binding', () => {
  it.each(SIZE_NAMES)('holds every rule in size %s with and without sleeves', (size) => {
    for (const sleeve of ['none', 'set-in'])
      expect(breaches(check(drawDraft(bound({ sleeve }), STANDARD_SIZES[size])))).toEqual([]);
  });

  it('takes as much tape as the neckline is long, and 3 to turn in; no cloth is left beyond the edge', () => {
    const draft = drawDraft(bound(), STANDARD_SIZES['38']);
    const [tape, ...others] = tapes(draft);
    expect(others).toEqual([]);
    const over = (tape?.length ?? 0) - lengthOf(draft, 'neckline');
    expect(over).toBeGreaterThanOrEqual(3);
    expect(over).toBeLessThan(4);
    const necks = draft.pieces.flatMap(({ edges }) => edges.filter(({ line }) => line === 'neckline'));
    for (const { allowance, role } of necks) expect([allowance, role]).toEqual([0, 'finished']);
    expect(draft.pieces.filter(({ part }) => part === 'facing')).toEqual([]);
  });

  it('binds each armhole of a sleeveless garment by itself', () => {
    const draft = drawDraft(bound({ sleeve: 'none', 'neckline-front': 'v' }), STANDARD_SIZES['46']);
    const armholes = tapes(draft).find(({ count }) => count === 2);
    expect((armholes?.length ?? 0) - lengthOf(draft, 'armhole') / 2).toBeGreaterThanOrEqual(3);
  });

  it('leaves the neckline to the collar that is sewn to it', () => {
    const draft = drawDraft(bound({ collar: 'stand' }), STANDARD_SIZES['38']);
    expect(tapes(draft)).toEqual([]);
  });
});
