import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { asPairs } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { bandRound } from './lay-band';

const { measured } = bookWith('top', { sleeve: 'set-in', 'sleeve-length': 'long', 'sleeve-finish': 'cuff' });
const seam = measured.seams.find(({ seam: { operation } }) => operation === 'attach-cuff');
if (!seam) throw new Error('no cuff');
const [own, band] = [seam.a.steps, seam.b.steps];
const edge = (band[0] as (typeof band)[number]).edge;
const { left, right, bottom, top } = boundsOf(asPairs(edge.points));
/** As long as its seam, 3 beyond it for the lap, 6 wide toward the cloth. */
const LAP = 3;
const inward = (band[0]?.piece.piece.cutLine ?? []).some(([, y]) => y > top + 3) ? 6 : -6;
const laps: (readonly [number, number])[] = [
  [left - LAP, right],
  [left, right + LAP],
];

test.each(laps)(
  'a band with its lap is parted at the seam of its sleeve, and laps over at the slit',
  (from, to) => {
    const outline: Pair[] = [
      [from, bottom],
      [to, bottom],
      [to, bottom + inward],
      [from, bottom + inward],
    ];
    const parts = bandRound(outline, own, band);
    expect(parts).toHaveLength(2);
    const [under, over] = parts.map((part) => boundsOf([...part.outline]));
    // The one that lies under reaches beyond the slit, over the other; both lie a little aslant there.
    const shared =
      Math.min(under?.right ?? 0, over?.right ?? 0) - Math.max(under?.left ?? 0, over?.left ?? 0);
    expect(shared).toBeGreaterThan(LAP - 0.7);
    expect(shared).toBeLessThan(LAP + 1.5);
    for (const { rim, outline: shape } of parts) {
      expect(rim.length).toBeLessThanOrEqual(shape.length);
      expect(rim[0]).not.toEqual(rim.at(-1));
    }
  },
);
