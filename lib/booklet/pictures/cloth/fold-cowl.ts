import { cutAlong } from '@/lib/geometry/polyline/cut-along';
import type { Pair } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { once } from '@/lib/pattern/once';
import type { Draft, Piece } from '@/lib/pattern/types';
import { mirrorIn } from '@/lib/pattern/unfold';
import { lineOfPath } from './follow-edges';
import type { TurnedUp } from './turn-edge';

/** What lies nearer to the centre than this lies on it, cm. */
const ON_CENTRE = 0.05;

/** The fold of a cowl, from the shoulder to the centre; nothing on any other piece. */
function cowlFold({ internal }: Piece): [Pair, Pair] | undefined {
  const fold = internal.find(({ id }) => id === 'cowl-fold');
  const points = fold && lineOfPath(pathOf(fold));
  return points && [points[0] as Pair, points.at(-1) as Pair];
}

/** The cut edge of a facing folded in: from the shoulder round to the centre, without the fold and the centre itself. */
function rimOf(surface: readonly Pair[], [corner, [centre]]: readonly [Pair, Pair]): Pair[] {
  const out = surface.reduce((best, [x], i) => (x > (surface[best]?.[0] ?? 0) ? i : best), 0);
  const ring = [...surface.slice(out), ...surface.slice(0, out)];
  const onward = ring.findIndex(([x]) => Math.abs(x - centre) < ON_CENTRE);
  const before = ring.findLastIndex(([x, y]) => x > corner[0] && Math.abs(y - corner[1]) < ON_CENTRE);
  return [...(before > 0 ? ring.slice(before) : []), ...ring.slice(0, onward + 1)];
}

/** A front whose facing, cut on to it, lies folded in: cut off along the fold, the facing on its wrong side. */
export function cowlFolded(piece: Piece): TurnedUp {
  const fold = cowlFold(piece);
  if (!fold) return { piece, turned: [] };
  const [[x, y]] = fold;
  const [kept, beyond] = ([-1, 1] as const).map((way) => cutAlong(piece.cutLine, fold, [x, y + way])) as [
    Pair[],
    Pair[],
  ];
  const surface = beyond.map(mirrorIn(fold));
  const rim = rimOf(surface, fold);
  return { piece: { ...piece, cutLine: kept }, turned: [{ surface, rims: [rim], edge: rim }] };
}

/** The lines that hold it and that it is folded along: the end of the facing where it comes to lie, and the fold. */
export function cowlLines(piece: Piece, key: string): { creased?: Pair[][]; worked?: Pair[][] } {
  const fold = cowlFold(piece);
  if (!fold) return {};
  if (key === 'turn') return { creased: [[...fold]] };
  const ends = piece.edges.filter(({ line }) => line === 'facing-end');
  return { worked: ends.map((edge) => lineOfPath(pathOf(edge)).map(mirrorIn(fold))) };
}

/** A draft with the facings of its cowl folded in, measured; worked out once. */
export const withCowlFolded = once((draft: Draft) => {
  const folded = { ...draft, pieces: draft.pieces.map((piece) => cowlFolded(piece).piece) };
  return { draft: folded, measured: measureDraft(folded) };
});
