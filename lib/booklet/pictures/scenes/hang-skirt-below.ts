import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import { foldLine, mirrorIn } from '@/lib/pattern/unfold';
import type { Book } from '../../book';
import { foldsAlong } from '../cloth/follow-edges';
import { lying, withoutFold } from '../cloth/lay-piece';
import type { Shown } from '../cloth/scene';
import { tornAt } from '../cloth/tear-cloth';
import { type Hanging, hangingFrom, waistSeamsOf } from './share-waist';

type Line = readonly Pair[];
type Source = Pick<Book, 'draft' | 'measured'>;

/** The panels of a skirt that hang from a piece of the bodice, each once. */
export function panelsBelow({ measured }: Source, id: string): Piece[] {
  return [
    ...new Set(
      waistSeamsOf(measured.seams, id).flatMap(({ below }) => below.steps.map(({ piece }) => piece.piece)),
    ),
  ];
}

/**
 * The skirt as it hangs from a piece of the bodice once the waist is sewn, torn off `depth` cm below: over the allowance
 * of the waist, which lies inside. `unfolded` where the bodice is. On it are drawn such lines as `worked` says for each
 * stretch of the waist.
 */
export function skirtBelow(
  { measured }: Source,
  id: string,
  { depth, unfolded, worked }: { depth: number; unfolded: boolean; worked: (waist: Line) => Line[] },
): Shown[] {
  const view = measured.piece(id);
  if (!view) return [];
  const own = waistSeamsOf(measured.seams, id).flatMap((join) => hangingFrom(join, view));
  const fold = unfolded && view.piece.cut.onFold ? foldLine(view.piece) : undefined;
  const mirror = fold && mirrorIn(fold);
  const all = mirror ? own.flatMap((each) => bothSides(each, mirror)) : own;
  return all.map(({ piece, gathered, from }) => {
    const folds = gathered ? { within: foldsAlong(from, widthOf(from), depth * FOLDED) } : {};
    // Told by the waist of the bodice: what else is known of the panel has no place on it.
    const shape = { outline: hangs(from, depth), bent: true, torn: true } as const;
    return lying(withoutFold(piece), 'right', { ...shape, ...folds, worked: worked(from) });
  });
}

/** The folds of gathers go so far down, a share of what is shown: its number stands below. */
const FOLDED = 0.5;

const widthOf = (line: Line): number => Math.abs((line.at(-1)?.[0] ?? 0) - (line[0]?.[0] ?? 0));

/** A panel on the fold is one with its other half; any other has its twin on the other side. */
function bothSides({ piece, gathered, from }: Hanging, mirror: (at: Pair) => Pair): Hanging[] {
  const other = from.map(mirror).reverse();
  if (!piece.cut.onFold)
    return [
      { piece, gathered, from: other },
      { piece, gathered, from },
    ];
  const [one, two] = (from[0]?.[0] ?? 0) < (from.at(-1)?.[0] ?? 0) ? [other, from] : [from, other];
  return [{ piece, gathered, from: [...one, ...two.slice(1)] }];
}

/** Straight down from the waist. */
function hangs(waist: Line, depth: number): Pair[] {
  const level = Math.min(...waist.map(([, y]) => y)) - depth;
  const [start, end] = [firstOf(waist), lastOf(waist)];
  const whole: Pair[] = [...waist, [end[0], level - 1], [start[0], level - 1]];
  return tornAt(whole, level, start);
}
