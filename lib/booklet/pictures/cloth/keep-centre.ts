import { add, scale, sub } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { PieceView } from '@/lib/pattern/piece-view';

const CENTRE = /^(centre|front-edge|facing)/;
/** What facings, collars and backs are laid on, and must find as long as it is. */
const UPPER = /^(neck|keyhole|lapel|shoulder)/;

export const isCentre = ({ role, line }: EdgeView): boolean => role === 'fold' || CENTRE.test(line);

export const isUpper = ({ line }: EdgeView): boolean => UPPER.test(line);

/** The centre of an outline, and what goes on from it on both sides as long as it is to be kept. */
function keptWithCentre(
  edges: readonly EdgeView[],
  isKept: (edge: EdgeView) => boolean,
): readonly EdgeView[] {
  const kept = new Set(edges.filter(isCentre));
  const goesOn = (edge: EdgeView): boolean =>
    !kept.has(edge) && isKept(edge) && besideOf(edges, edge).some((each) => kept.has(each));
  for (let next = edges.find(goesOn); next; next = edges.find(goesOn)) kept.add(next);
  return [...kept];
}

const besideOf = (edges: readonly EdgeView[], { index }: EdgeView): EdgeView[] =>
  [edges.at(index - 1), edges[(index + 1) % edges.length]].flatMap((edge) => edge ?? []);

/** The centre and what is kept with it, with the allowances at both ends, which a fold parts too. */
export function centreOf(
  { edges }: PieceView,
  isKept: (edge: EdgeView) => boolean,
  turnAt: (at: Point) => number,
): [number, number] | undefined {
  const turns = keptWithCentre(edges, isKept).flatMap((edge) => {
    const { index, points, start, end, startDirection, endDirection } = edge;
    const [before, after] = [edges.at(index - 1), edges[(index + 1) % edges.length]];
    return [
      turnAt(sub(start, scale(startDirection, before?.allowance ?? 0))),
      ...points.map(turnAt),
      turnAt(add(end, scale(endDirection, after?.allowance ?? 0))),
    ];
  });
  return turns.length === 0 ? undefined : [Math.min(...turns), Math.max(...turns)];
}
