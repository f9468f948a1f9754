import { distanceBetweenLines } from '@/lib/pattern/distances';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { declaredSurplus, hasPart, mismatch, sidesBy } from '@/lib/pattern/seam-kinds';
import type { LineName } from '@/lib/pattern/types';
import type { Reading } from '../result';
import { atLeast, atMost, between, defineRule } from '../rule';

const FAVOURING = between(-0.3, 0);
// The facing of a lapel lies over it: there the seam rolls the other way (METHODS §6: 0.3–0.6 at its edge and its end).
const ROLLING = between(0, 1);

function lengths({ seams }: MeasuredDraft): Reading[] {
  return seams.flatMap((seam) => {
    const sides = sidesBy(seam, 'facing');
    // What a facing gives to a collar is the collar's stretch or gathering, and held by C9.
    if (!sides || hasPart(sides.other, 'lining', 'collar')) return [];
    return [
      { figure: mismatch(seam), where: seam.id },
      {
        figure: declaredSurplus(seam, sides.own),
        where: `${seam.id}: favouring`,
        limits: sides.own.steps.some(({ edge }) => edge.line === 'lapel') ? ROLLING : FAVOURING,
      },
    ];
  });
}

// A facing narrower flips out where its neckline is clipped; where there is no room the maker is told.
const WIDE = atLeast(4 - 0.05);
const TOLD = atLeast(1.5);

/** The width of neck facings, from each sewn edge of the neck to the free one. */
function widths({ draft, pieces }: MeasuredDraft): Reading[] {
  const limits = draft.notices.some(({ code }) => code === 'facing-narrow') ? TOLD : WIDE;
  return pieces
    .filter(({ piece }) => piece.part === 'facing')
    .flatMap((view) => narrowest(view).map((figure) => ({ figure, where: `${view.id}: width`, limits })));
}

function narrowest({ edges }: PieceView): number[] {
  const along = (...lines: readonly LineName[]) => edges.filter(({ line }) => lines.includes(line));
  const [neck, free] = [along('neckline', 'keyhole'), along('facing-inner')];
  return neck.flatMap(({ points }) => free.map((inner) => distanceBetweenLines(points, inner.points)));
}

/** INVARIANTS C11. */
export const C11 = defineRule({
  id: 'C11',
  title: 'Facings follow the edge they finish',
  limits: atMost(0.1),
  read: (context) => [...lengths(context), ...widths(context)],
});
