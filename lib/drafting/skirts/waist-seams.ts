import type { BackFullness, GarmentPlan } from '../kernel/plan';
import { type NotchAt, type SeamPlan, seam } from '../kernel/seams';
import { type DrawnUp, gatherEnds } from './drawn-up';
import { gatheredBack, pleatEnds, withPleatLaid } from './full-back';
import { gatheredFront } from './gathered-front';
import { type DrawnSkirt, type Face, familyOf, type Halves } from './skirt';
import { waistLengths } from './waist-edge';

/** Front and back are sewn to the bodice flat, before the sides: one seam each, from the centre. */
function waistSeam(
  face: Face,
  { gather, pleated, notches }: DrawnSkirt,
  fullness?: BackFullness,
  ends: readonly NotchAt[] = [],
): SeamPlan {
  const ease = withPleatLaid(pleated[face], gather, fullness);
  return seam({
    id: `waist-${face}`,
    operation: gather === 1 ? 'join-skirt' : 'gather-skirt',
    a: [{ family: familyOf(face), line: 'waist', reversed: true }],
    b: [{ family: face, line: 'waist' }],
    gather,
    ease,
    notches: [...(notches?.[face] ?? []), ...ends],
  });
}

/** The same to an edge that was drawn up before: creases meet the middle alone, not places of what is gathered. */
function onDrawnUp(face: Face, skirt: DrawnSkirt, drawn: DrawnUp): SeamPlan {
  const own = waistSeam(face, skirt);
  const creases = own.notches.flatMap(({ a }) => (a === undefined ? [] : [{ a }]));
  const middle = creases.length > 0 ? [{ a: 0, b: 0 }] : [];
  return {
    ...own,
    ease: own.ease - own.gather * drawn.by,
    notches: [...middle, ...creases, ...gatherEnds(drawn, own.gather)],
  };
}

/** Each half's own, and where what hangs down the bodice is gathered on to the skirt, that. */
export function waistSeams(
  skirt: DrawnSkirt,
  { panels, frontGathers, backFullness }: GarmentPlan,
  drawn: Partial<Halves<DrawnUp>>,
): SeamPlan[] {
  const { back } = waistLengths(panels, { backFullness });
  return [
    drawn.front
      ? onDrawnUp('front', skirt, drawn.front)
      : frontGathers
        ? gatheredFront(frontGathers)
        : waistSeam('front', skirt),
    drawn.back
      ? onDrawnUp('back', skirt, drawn.back)
      : backFullness?.laid === 'gathered'
        ? gatheredBack(backFullness, back)
        : waistSeam('back', skirt, backFullness, pleatEnds(panels, backFullness)),
  ];
}
