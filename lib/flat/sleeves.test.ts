import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { flatDrawing, type View } from './flat';
import { wornGarment } from './worn/worn';

const NOWHERE = polyline({ x: 0, y: 0 }, { x: 0, y: 0 });

function ids(
  options: RawOptions,
  view: View = 'front',
  size: keyof typeof STANDARD_SIZES = '38',
): Set<string> {
  const draft = drawDraft(completeChoices('top', options, {}), STANDARD_SIZES[size]);
  const { items } = flatDrawing(draft, view);
  return new Set(items.flatMap((item) => (item.kind === 'stroke' && item.id ? [item.id] : [])));
}

describe('sleeves in the technical drawing', () => {
  it('shows gathers where the cap is gathered, and nowhere else', () => {
    expect(ids({ sleeve: 'puff', 'sleeve-finish': 'bracelet' }).has('sleeve/gathers')).toBe(true);
    expect(ids({ sleeve: 'set-in' }).has('sleeve/gathers')).toBe(false);
  });

  it('shows what the sleeve ends in, and a cuff buttoned at the back', () => {
    const cuffed = { sleeve: 'set-in', 'sleeve-length': 'long', 'sleeve-finish': 'cuff' };
    expect(ids(cuffed).has('sleeve/end-seam')).toBe(true);
    expect(ids(cuffed, 'back').has('sleeve/button')).toBe(true);
    expect(ids({ ...cuffed, 'sleeve-finish': 'bracelet' }, 'back').has('sleeve/button')).toBe(false);
    expect(ids({ ...cuffed, 'sleeve-finish': 'hem' }).has('sleeve/end')).toBe(false);
  });

  it.each(['34', '44', '56'] as const)('hangs beside the body at size %s', (size) => {
    const draft = drawDraft(completeChoices('jacket', { 'sleeve-length': 'long' }, {}), STANDARD_SIZES[size]);
    const { sleeve } = wornGarment(draft, 'front');
    const { x = 0, y = 0 } = sleeve?.along ?? {};
    expect((Math.atan2(x, -y) * 180) / Math.PI).toBeLessThan(20);
    // As wide at the wrist as half of it is round, or nearly.
    const [outer, inner] = [startOf(sleeve?.hem ?? NOWHERE), endOf(sleeve?.hem ?? NOWHERE)];
    expect(Math.hypot(outer.x - inner.x, outer.y - inner.y)).toBeGreaterThan(6);
  });

  it('lets flared edges fall in folds', () => {
    expect(ids({ sleeve: 'bell', 'sleeve-length': 'long' }).has('sleeve/fold')).toBe(true);
    expect(ids({ sleeve: 'set-in', 'sleeve-length': 'long' }).has('sleeve/fold')).toBe(false);
  });

  it.each(['front', 'back'] as const)(
    'leads the raglan seam up to the neckline, seen from the %s',
    (view) => {
      const drawn = ids({ sleeve: 'raglan', 'sleeve-length': 'long' }, view);
      expect(drawn.has(`${view}/raglan`)).toBe(true);
      expect(drawn.has('sleeve')).toBe(true);
    },
  );

  it('shows the seam of a two-piece sleeve from behind', () => {
    expect(ids({ sleeve: 'two-piece', 'sleeve-length': 'long' }, 'back').has('sleeve/seam')).toBe(true);
  });

  it('leaves out the stitching of a hem as deep as the underarm is long', () => {
    const dropped = { sleeve: 'dropped', collar: 'funnel', length: 'tunic' };
    expect(ids(dropped, 'front', '54').has('sleeve/hem-stitching')).toBe(false);
    expect(ids(dropped, 'front', '38').has('sleeve')).toBe(true);
  });
});
