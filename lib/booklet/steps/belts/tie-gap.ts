import type { Pair } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { composed, MIRRORED } from '../../drawings/plane/rigid';
import type { Scene, Shown } from '../../pictures/cloth/scene';
import { outside, tieSpan } from './tie-span';

type Heights = readonly [low: number, high: number];

/** The side seam that a tie passes through: it is the wearer's right one, and open at the height of the tie. */
export function withTieGap(book: Book, scene: Scene, isSewn: boolean): Scene {
  const heights = gapHeights(book);
  if (!heights) return scene;
  const shown = isSewn ? scene.shown.map((each) => gapped(each, heights)) : scene.shown;
  if (!shown.some(isLeftFront)) return { ...scene, shown };
  return {
    shown: shown.map(atRight),
    arrows: scene.arrows.map(({ at: [x, y], direction: [dx, dy] }) => ({
      at: [-x, y],
      direction: [-dx, dy],
    })),
  };
}

/** A front is drawn as her left one: turned over, or seen in a mirror, it is her right one. */
const isLeftFront = ({ piece: { part }, side, motion: [a, b, c, d] }: Shown): boolean =>
  part === 'front' && (side === 'right') === a * d - b * c > 0;

const atRight = (shown: Shown): Shown => ({ ...shown, motion: composed(MIRRORED, shown.motion) });

/** A skirt is drawn from its own waist: the heights of the bodice say nothing there. */
function gapped(shown: Shown, heights: Heights): Shown {
  if (shown.piece.part !== 'front' && shown.piece.part !== 'back') return shown;
  const open = (lines: readonly (readonly Pair[])[]) => lines.flatMap((line) => outside(line, heights));
  return { ...shown, worked: open(shown.worked), ...(shown.sewn ? { sewn: open(shown.sewn) } : {}) };
}

/** How far above the lower end of the side seam of a bodice the gap begins, cm; 0 without one. */
export function tieGapFoot(book: Book): number {
  const heights = gapHeights(book);
  if (!heights) return 0;
  const fronts = book.measured.pieces.filter(({ piece: { part } }) => part === 'front');
  const sides = fronts.flatMap(({ edges }) => edges.filter(({ line }) => line === 'side'));
  return Math.max(0, heights[0] - Math.min(...sides.flatMap(({ points }) => points.map(({ y }) => y))));
}

/** The gap lies level with the tie, its middle at the middle of the tie. */
function gapHeights({ draft, measured }: Book): Heights | undefined {
  const ties = draft.operations.find(({ operation }) => operation === 'attach-ties');
  const edges = (ties?.edges ?? []).flatMap(({ piece, edge }) => {
    const view = measured.piece(piece);
    const found = view?.edges.find(({ id }) => id === edge);
    return found && view ? [{ view, found }] : [];
  });
  const width = edges.find(({ view }) => view.piece.part === 'band')?.found.length;
  const outer = edges.find(({ view }) => view.piece.part !== 'band')?.found;
  if (!ties || width === undefined || !outer) return undefined;
  const [low, high] = tieSpan(outer, width);
  const more = (Number(ties.figures.width) - width) / 2;
  return [low - more, high + more];
}
