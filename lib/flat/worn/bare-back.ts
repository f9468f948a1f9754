import { pathLength, splitAtLength } from '@/lib/geometry/length';
import { endOf, polyline, reversePath, startOf, transformPath } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import type { Draft } from '@/lib/pattern/types';
import type { Frame, SewnFace } from './frame';
import type { Face } from './types';

/** The side neck point lies so much above the nape (METHODS §3.3), where a strap passes it. */
const OVER_NAPE = 2;
/** So much of the upper edge stands for the shoulder that the back has not, cm. */
const STUB = 0.05;

/** The shoulders of a front whose strap goes round the neck, for both faces: over the back there are none. */
export function shouldersOf(draft: Draft, front: SewnFace, back: SewnFace): readonly [Path, Path] {
  const { strapNape, napeLevel = 0 } = draft.construction;
  if (strapNape === undefined) return [front.shoulder, back.shoulder];
  const [neck, tip] = [startOf(front.shoulder), endOf(front.shoulder)];
  const y = napeLevel + OVER_NAPE;
  return [front.shoulder, polyline({ x: neck.x, y }, { x: tip.x, y: y + tip.y - neck.y })];
}

/** Of the back's upper edge the stretch that stands for its shoulder, where it has none. */
export const stubOf = (armhole: Path): Path => splitAtLength(armhole, STUB)[0];

/** The upper edge of a bare back as worn: from the underarm both faces share down to the centre. */
export function wornBare(
  { armhole, neckline }: SewnFace,
  { underarm }: Frame,
): Omit<Face['lines'], 'hem' | 'side'> {
  const own = endOf(armhole);
  // A centre seam that is taken in lies in the middle of the garment too.
  const middle = startOf(neckline).x;
  const across = underarm.x / (own.x - middle);
  const worn = (of: Path) =>
    reversePath(
      transformPath(of, ({ x, y }: Point) => ({ x: (x - middle) * across, y: underarm.y + y - own.y })),
    );
  const [below, shoulder] = splitAtLength(worn(armhole), pathLength(worn(armhole)) - STUB);
  return { armhole: below, shoulder, neckline: worn(neckline) };
}
