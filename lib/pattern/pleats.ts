import { nearestWithin } from '@/lib/geometry/closest';
import { fromCommands } from '@/lib/geometry/commands';
import { intersectLine } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import { add, perp } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { pathOf } from './lines';
import type { Edge, Piece } from './types';

/** A pleat that is folded and laid over: along one line on to another, cm. */
export interface Pleat {
  readonly fold: Path;
  readonly onto: Path;
  /** Whether the line it is laid on is drawn; else it is that of the side seam. */
  readonly drawn: boolean;
  /** Whether it is caught at its lower end only, and opens up into the cloth. */
  readonly opens: boolean;
}

/** The pleats of a skirt or a sleeve. What is folded once and stitched at its ends, as in a lining, is laid on no line. */
export function pleatsOf({ internal, edges }: Pick<Piece, 'internal' | 'edges'>): Pleat[] {
  const side = edges.find(({ line }) => line === 'side');
  const folds = internal.filter(({ id, kind }) => kind === 'pleat' && id.startsWith('pleat-'));
  return folds.flatMap(({ id, path }) => {
    const own = internal.find((each) => each.id === ontoOf(id));
    const onto = own ?? side;
    if (!onto) return [];
    const fold = fromCommands(path);
    const opens = !edges.some((edge) => reaches(edge, startOf(fold)));
    return [{ fold, onto: pathOf(onto), drawn: own !== undefined, opens }];
  });
}

/** The line a fold is laid on, by its name; on the other half of a piece both end in a sign of that: opened out, or cut as one. */
const ontoOf = (id: string): string => id.replace(/(-left)?~?$/, '-onto$&');

/** Whether pleats end in an edge: its fullness is laid, not gathered or eased. */
export function isPleatedEdge(piece: Pick<Piece, 'internal' | 'edges'>, edge: Edge): boolean {
  return pleatsOf(piece).some(({ fold }) => [startOf(fold), endOf(fold)].some((end) => reaches(edge, end)));
}

const NEAR = 0.01;

const reaches = ({ path }: Edge, at: Point): boolean =>
  nearestWithin(fromCommands(path), at, NEAR) !== undefined;

/**
 * The way square to the fold of a pleat to the line it is laid on, at a share of the fold's length from its top: however
 * the piece lies.
 */
export function wayOf({ fold, onto }: Pleat, share: number): readonly [from: Point, to: Point] | undefined {
  const at = share * pathLength(fold);
  const from = pointAtLength(fold, at);
  const to = intersectLine(onto, from, add(from, perp(tangentAtLength(fold, at))))[0]?.point;
  return to && [from, to];
}
