import { endOf, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import { fisheyesOf, stretchAtHeight } from '@/lib/pattern/fisheye';
import { type MeasuredDraft, operations } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Reading } from '../result';
import { atLeast, between } from '../rule';

/** What a flap may be wider or narrower than the mouth it passes through, its upper side more, which rolls over. */
const FLAP = between(-0.2, 0.2);
const UPPER_FLAP = between(0, 0.4);
/** And a bag than what it is sewn to. */
const LEVEL = between(-0.1, 0.1);
/** A bag is at least so much wider than its mouth: its seam passes beside both ends, over the welts. */
const BEYOND = atLeast(1.9);

/** Length of a slit, or of its part on a piece, once the darts that cross it are sewn, cm. */
function lengthOf(view: PieceView, part: string): number | undefined {
  const slit = view.slashes.find(({ id }) => id === part);
  if (!slit) return undefined;
  const [from, to] = [startOf(slit.path), endOf(slit.path)];
  const shapes = [
    ...fisheyesOf(view).map(({ points }) => points),
    ...view.darts.map(({ first, second }) => [...first.points, ...second.points]),
  ];
  const [inner, outer] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  // A dart that passes beside the slit at its height takes nothing out of it.
  const taken = shapes.reduce((sum, points) => {
    const [a, b] = stretchAtHeight(points, from.y) ?? [0, 0];
    return sum + Math.max(0, Math.min(b, outer) - Math.max(a, inner));
  }, 0);
  return distance(from, to) - taken;
}

/** The whole mouth: beyond a seam its slit goes on on another piece. */
function mouthIn({ pieces }: MeasuredDraft): number | undefined {
  const first = (part: string) =>
    pieces.map((view) => lengthOf(view, part)).find((length) => length !== undefined);
  const begun = first('pocket');
  return begun === undefined ? undefined : begun + (first('pocket-2') ?? 0);
}

/**
 * What hangs in a slit fits it. A flap passes through it. The half of the bag on the upper welt is longer than the one on
 * the lower by as much as their rows lie apart, or the outlines that are sewn to each other would not meet; beside the
 * mouth the bag ends on the welts.
 */
export function pocketReadings(context: MeasuredDraft): Reading[] {
  const mouth = mouthIn(context);
  const width = (id: string) => context.piece(id)?.seamLine.extent(1, 0) ?? Number.NaN;
  const height = (id: string) => context.piece(id)?.seamLine.extent(0, 1) ?? Number.NaN;
  const [welts] = operations(context, /^make-welt-pocket$/);
  if (mouth === undefined || !welts) return [];
  const [under, upper] = ['pocket-bag-under', 'pocket-bag-upper'];
  const flaps = [
    { id: 'pocket-flap', limits: UPPER_FLAP },
    { id: 'pocket-flap-under', limits: FLAP },
  ].filter(({ id }) => context.piece(id));
  return [
    ...flaps.map(({ id, limits }) => ({
      figure: width(id) - mouth,
      where: `${id}: width over its mouth`,
      limits,
    })),
    {
      figure: height(under) - height(upper) - Number(welts.figures.rows),
      where: `${under} + ${upper}: length from row to row`,
      limits: LEVEL,
    },
    ...[under, upper].flatMap((bag) => [
      { figure: width(bag) - mouth, where: `${bag}: width over its mouth`, limits: BEYOND },
      { figure: width('pocket-welt') - width(bag), where: `${bag}: within the welts`, limits: atLeast(0) },
    ]),
  ];
}
