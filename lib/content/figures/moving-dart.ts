import { itemsBox } from '@/lib/drawing/bounds';
import { circlePath, linePath, polygonPath } from '@/lib/drawing/paths';
import { drawn, filled } from '@/lib/drawing/pen';
import type { Drawing, Item } from '@/lib/drawing/types';
import { asPairs } from '@/lib/geometry/pair';
import { rotate, sub, turnDegrees } from '@/lib/geometry/point';
import { cutBetween } from '@/lib/geometry/polyline/cut-between';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair, Point } from '@/lib/geometry/types';
import { pieceOf } from '@/lib/pattern/find';
import { type PieceView, viewPiece } from '@/lib/pattern/piece-view';
import type { Draft } from '@/lib/pattern/types';

/** How much of a dart's angle has gone over to its new place: drawn there, slashed, and closed at the old one. */
const STATES = [0, 0.5, 1] as const;
/** Along the armhole, from the side: where the new dart of the picture lies. */
const NEW_PLACE = 0.42;
const MARGIN = 0.8;
const DOT = 0.7;
const ON_PIECE = { layer: 'cut' } as const;
const OVER = { layer: 'marks' } as const;

type Line = readonly Pair[];

/** A front on its seam lines in two parts, cut from the bust point to its dart and to where that is to go. */
interface Slashed {
  readonly pivot: Point;
  /** From the old dart to the new place, along the outline: what turns. */
  readonly turning: Line;
  /** And what stays, from the new place round to the old dart. */
  readonly staying: Line;
  /** The angle of the dart, degrees, as the part turns. */
  readonly angle: number;
}

/** The states of a side dart that is moved to the armhole; nothing where the draft has none. All in one frame. */
export function movingDart(draft: Draft): readonly Drawing[] {
  const front = pieceOf(draft, 'front');
  const slashed = front && slash(viewPiece(front));
  if (!slashed) return [];
  const states = STATES.map((done) => stateOf(slashed, done));
  const [x0, y0, x1, y1] = itemsBox(states.flat()) ?? [0, 0, 0, 0];
  return states.map((items) => ({ box: [x0 - MARGIN, y0 - MARGIN, x1 + MARGIN, y1 + MARGIN], items }));
}

function slash({ edges, darts: [dart], piece }: PieceView): Slashed | undefined {
  if (!dart) return undefined;
  const [x, y] = piece.edges[dart.first.index]?.apex ?? [dart.tip.x, dart.tip.y];
  const pivot = { x, y };
  const round = [...edges.slice(dart.second.index + 1), ...edges.slice(0, dart.first.index)];
  const at = round.findIndex(({ line }) => line === 'armhole');
  const armhole = round[at];
  if (!armhole) return undefined;
  const line = asPairs(armhole.points);
  const along = (some: typeof round) => some.flatMap(({ points }) => asPairs(points));
  return {
    pivot,
    turning: [...along(round.slice(0, at)), ...cutBetween(line, 0, NEW_PLACE)],
    staying: [...cutBetween(line, NEW_PLACE, 1), ...along(round.slice(at + 1))],
    angle: -turnDegrees(sub(dart.first.start, pivot), sub(dart.second.end, pivot)),
  };
}

function stateOf({ pivot, turning, staying, angle }: Slashed, done: number): Item[] {
  const turned = turning.map(([x, y]): Pair => {
    const at = rotate({ x, y }, pivot, done * angle);
    return [at.x, at.y];
  });
  const tip: Pair = [pivot.x, pivot.y];
  const cuts = [
    [lastOf(turned), tip, firstOf(staying)],
    ...(done < 1 ? [[firstOf(turned), tip, lastOf(staying)]] : []),
  ];
  return [
    ...[turned, staying].map((part) => filled(polygonPath(tip, ...part), 'shell', ON_PIECE)),
    ...[turned, staying].map((part) => drawn(linePath(...part), 'outline', ON_PIECE)),
    ...cuts.map((cut, i) => drawn(linePath(...cut), i === 0 ? 'highlight' : 'outline', OVER)),
    ...(done === 1 ? [drawn(linePath(firstOf(turned), tip), 'crease', OVER)] : []),
    filled(circlePath(tip, DOT), 'highlight', OVER),
  ];
}
