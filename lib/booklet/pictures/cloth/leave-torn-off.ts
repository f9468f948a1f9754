import { type Box, boundsOf, boxesMeet } from '@/lib/geometry/bounds';
import { outlineOf } from './lay-piece';
import type { Shown } from './scene';

/** Less than this apart, pieces lie on or beside each other, cm. */
const BESIDE = 1;

function boxOf(shown: Shown): Box {
  const { left, right, top, bottom } = boundsOf(outlineOf(shown));
  return { minX: left, maxX: right, minY: bottom, maxY: top };
}

/** Of some pieces those that hang together with others, one beside the next. */
function together(own: readonly Shown[], others: readonly Shown[]): readonly Shown[] {
  const isBeside = (each: Shown) => own.some((one) => boxesMeet(boxOf(each), boxOf(one), BESIDE));
  const next = others.filter(isBeside);
  if (next.length === 0) return own;
  return together(
    [...own, ...next],
    others.filter((each) => !next.includes(each)),
  );
}

/** A scene without what was sewn to an end that is torn off: nothing of it hangs together with a piece of the job any more. */
export function withoutTornOff(all: readonly Shown[], worked: readonly string[]): readonly Shown[] {
  const isOwn = ({ piece }: Shown) => worked.includes(piece.id);
  const kept = together(
    all.filter(isOwn),
    all.filter((each) => !isOwn(each)),
  );
  return all.filter((each) => kept.includes(each));
}
