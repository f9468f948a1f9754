import type { Grain, Item } from '@/lib/drawing/types';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { endOf, path, polyline, reversePath, startOf } from '@/lib/geometry/path';
import { angleOf, polar, sub } from '@/lib/geometry/point';
import { isNonEmpty } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { both, line, shape } from '../ink';
import { lengthOn } from '../worn/line-length';
import { lyingAlong } from '../worn/lying';
import type { Worn } from '../worn/types';
import { bandTop, farBand, nearBand, rolledSide } from './band';
import { edging } from './edging';
import { laidEdge } from './laid';
import { collarPiece, opensHere } from './measures';
import type { WornCollar } from './worn-collar';

/** The points hang this far from plumb, degrees. */
const SPREAD = 30;
const ORIGIN = { x: 0, y: 0 };

interface Figures {
  readonly stand: number;
  readonly fall: number;
  readonly point: number;
}

function figuresOf({ draft }: Worn): Figures {
  const upper = collarPiece(draft, 'collar-upper');
  const centreOf = (id: string) => lengthOn(collarPiece(draft, id), 'centre');
  return { stand: centreOf('stand-outer'), fall: centreOf('collar-upper'), point: lengthOn(upper, 'end') };
}

/** The free edge of the fall, from the shoulder to the middle of the back or to the top of the point. */
function freeEdge({ near }: Worn, { stand, fall, point }: Figures, top: Point): Path {
  const laid = laidEdge(near, Math.max(1, fall - stand + 0.6));
  if (near.view === 'back') return laid;
  const tip = polar(top, -90 + SPREAD, point);
  const over = startOf(laid);
  const leaving = { x: 0.3, y: -1 };
  const arriving = polar(ORIGIN, angleOf(sub(tip, over)) - 8, 1);
  return [cubicWithTangents(over, leaving, tip, arriving, 0.2, 0.3), ...polyline(tip, top)];
}

/** A fall is cut with its length across the cloth: its thread runs down its middle behind, and out to its points. */
function leafGrain({ view }: Worn, edge: Path): Grain {
  if (view === 'back') return { turn: 0, about: [0, 0] };
  const [from, to] = [startOf(edge), pointAtLength(edge, pathLength(edge) / 2)];
  return lyingAlong({ x: -1, y: 0 }, sub(to, from), from);
}

/** A fall as it lies on one half, turned over its stand. */
export function turnedLeaf(worn: Worn, figures: Figures, edged = 0): Item[] {
  const fold = bandTop(worn.near, figures.stand);
  const edge = freeEdge(worn, figures, endOf(fold));
  const id = `${worn.near.view}/collar`;
  const over = rolledSide(startOf(edge), startOf(fold));
  const middle = polyline(endOf(edge), endOf(fold)).filter(({ a, b }) => Math.abs(a.y - b.y) > 1e-6);
  const closed = path(...edge, ...middle, ...reversePath(fold), ...reversePath(over));
  const centre = worn.view === 'back' && opensHere(worn) ? middle : [];
  const grain = leafGrain(worn, edge);
  return both((side, lying) => [
    ...edging(edge, edged, false, side, id),
    shape(side(closed), 'trim', id, lying(grain)),
    ...[edge, fold, over].map((of) => line(side(of), 'outline', id)),
    ...(isNonEmpty(centre) ? [line(side(centre), 'outline', id)] : []),
  ]);
}

/** A stand and a fall with points. */
export const SHIRT: WornCollar = {
  far: (worn) => farBand(worn, figuresOf(worn).stand),
  near: (worn) => {
    const figures = figuresOf(worn);
    const band = worn.view === 'front' ? nearBand(worn, figures.stand) : [];
    return [...band, ...turnedLeaf(worn, figures)];
  },
};
