import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { isPleatedEdge, pleatsOf, wayOf } from '@/lib/pattern/pleats';
import { breaches, check } from '../../checks/check';
import { drawDraft } from '../../draft';
import { cuffPleats } from './cuff-pleats';

const cuffed = (sleeve: string, size: keyof typeof STANDARD_SIZES, length = 'long') =>
  drawDraft(
    completeChoices('top', { sleeve, 'sleeve-length': length, 'sleeve-finish': 'cuff' }, {}),
    STANDARD_SIZES[size],
  );

const sleevesOf = ({ pieces }: ReturnType<typeof cuffed>) => pieces.filter(({ part }) => part === 'sleeve');

describe('pleats of a plain sleeve above its cuff', () => {
  it.each([
    ['set-in', '34', 'long'],
    ['set-in', '42', 'three-quarter'],
    ['dropped', '56', 'long'],
    ['raglan', '34', 'long'],
    ['raglan', '50', 'three-quarter'],
  ] as const)(
    'take up together what the %s sleeve has over its cuff: size %s, %s',
    (sleeve, size, length) => {
      const draft = cuffed(sleeve, size, length);
      const seam = draft.seams.find(({ operation }) => operation === 'attach-cuff');
      const ways = sleevesOf(draft).flatMap((piece) => pleatsOf(piece).map((pleat) => wayOf(pleat, 0.5)));
      const taken = ways.reduce((sum, way) => sum + (way ? Math.abs(way[0].x - way[1].x) : Number.NaN), 0);
      expect(ways).toHaveLength(2);
      expect(taken).toBeCloseTo(seam?.ease ?? Number.NaN, 1);
      expect(breaches(check(draft))).toEqual([]);
    },
  );

  it('are caught at the cuff and notched on both sides of it, each fold and each line it is laid on', () => {
    const draft = cuffed('set-in', '42');
    const [sleeve] = sleevesOf(draft);
    const notches = sleeve?.notches.filter(({ edge }) => edge === 'hem-after') ?? [];
    const cuff = pieceOf(draft, 'sleeve-cuff');
    const met = cuff?.notches.filter(({ edge }) => edge === 'cuff') ?? [];
    expect(notches).toHaveLength(4);
    expect(met.map(({ match }) => match).every((id) => notches.some((notch) => notch.id === id))).toBe(true);
    expect(met).toHaveLength(2);
    expect(sleeve && pleatsOf(sleeve).every(({ opens }) => opens)).toBe(true);
    const pleated = sleeve?.edges.filter((edge) => isPleatedEdge(sleeve, edge)).map(({ id }) => id);
    expect(pleated).toEqual(['hem-after']);
  });

  it.each(['bishop', 'puff'])('are not laid where a %s sleeve is gathered', (sleeve) => {
    expect(sleevesOf(cuffed(sleeve, '42')).flatMap(pleatsOf)).toEqual([]);
  });

  it.each(['set-in', 'raglan'])('are folded on the pieces of the %s sleeve that carry them', (sleeve) => {
    const draft = cuffed(sleeve, '42');
    const piecesIn = (operation: string) =>
      draft.operations.filter((each) => each.operation === operation).flatMap(({ pieces }) => pieces);
    const carrying = (kind: string) =>
      sleevesOf(draft)
        .filter(({ internal }) => internal.some((each) => each.kind === kind))
        .map(({ id }) => id);
    expect(piecesIn('fold-sleeve-pleats').sort()).toEqual(carrying('pleat').sort());
    expect(piecesIn('bind-placket')).toEqual([...carrying('slash'), 'sleeve-placket']);
  });

  it('lie beside the slash, clear of it, of each other and of seams', () => {
    expect(cuffPleats([19, 6], 6)).toEqual([
      { onto: 2, fold: 5 },
      { onto: 6.5, fold: 9.5 },
    ]);
    expect(cuffPleats([6.5, 12, 6.5], 5.6)).toEqual([
      { onto: 2, fold: 4.8 },
      { onto: 8, fold: 10.8 },
    ]);
  });

  it('are left out where there is too little to lay, or no room', () => {
    expect(cuffPleats([19, 6], 1.9)).toEqual([]);
    expect(cuffPleats([5, 6], 5.6)).toEqual([]);
  });
});
