import type { Internal, Pair, Piece } from '@/lib/drafting/types';
import { fromCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import { pathLength, subPath } from '@/lib/geometry/length';
import type { Path } from '@/lib/geometry/types';
import { asPairs } from '../drawings/as-pairs';
import { placeOn } from '../drawings/place-on';
import type { Drawn } from '../drawings/scene';

/** How much of the pleat of a lining is stitched, at the top and again at the waist, cm. */
export const PLEAT_STITCHED = 5;

/** How far down a pleat the arrow lies that says where it is brought: clear of the hips. */
const LOW = 0.7;

const pathOf = ({ path }: Internal): Path => fromCommands(path);
const pointsOf = (path: Path): Pair[] => asPairs(flatten(path, 0.05));
const isPleat = ({ kind }: Internal): boolean => kind === 'pleat';

/** The pleats of a skirt as folds, the lines they are laid on, and the way from one to the other. */
export function foldedPleats({ internal, edges }: Piece, key: string): Partial<Drawn> {
  const onto = (id: string) => internal.find((each) => each.id === `${id}-onto`);
  const side = edges.find(({ line }) => line === 'side');
  const folds = internal.filter(isPleat);
  const laid = folds.flatMap(({ id }) => onto(id) ?? []);
  const ways = folds.flatMap((fold) => {
    const line = onto(fold.id)?.path ?? side?.path;
    return line ? [wayBetween(pointsOf(pathOf(fold)), pointsOf(fromCommands(line)))] : [];
  });
  return {
    creased: folds.map(pathOf).map(pointsOf),
    placed: laid.map(pathOf).map(pointsOf),
    brought: key === 'fold' ? ways : [],
  };
}

function wayBetween(fold: readonly Pair[], onto: readonly Pair[]): [Pair, Pair] {
  const from = placeOn(fold, LOW).at;
  return [from, [onto[0]?.[0] ?? from[0], from[1]]];
}

/** The pleat of a lining is stitched at both ends of its line, and hangs free between them. */
export function stitchedEnds({ internal }: Piece): Partial<Drawn> {
  return internal.filter(isPleat).reduce<Partial<Drawn>>((_, pleat) => {
    const path = pathOf(pleat);
    const length = pathLength(path);
    const from = Math.min(PLEAT_STITCHED, length / 2);
    const stretch = (a: number, b: number) => pointsOf(subPath(path, a, b));
    return {
      worked: [stretch(0, from), stretch(length - from, length)],
      placed: length > 2 * from ? [stretch(from, length - from)] : [],
    };
  }, {});
}
