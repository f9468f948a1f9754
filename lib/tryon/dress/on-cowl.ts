import { startOf } from '@/lib/geometry/path';
import { add, mirrorX, scale, sub } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { WornCowl } from '@/lib/pattern/worn/cowl';
import { between, type Place, placeOf } from '@/lib/tryon/body/place';
import type { Cloth } from '@/lib/tryon/cloth/cloth';
import { cowlEdgeOf } from '@/lib/tryon/cloth/cowled';
import { rangedSheets } from '@/lib/tryon/cloth/sheet-ranges';
import type { Figure } from './figure';

/** A fold swings out by this share of the leg that its length and the way between its ends make up to a right angle. */
const SWING = 0.55;
/** Its ends lie so far below the side of the neck, cm. */
const ON_SHOULDER = 1;
/** Its edge hangs so far before the chest, cm. */
const BEFORE = 1;

interface InFold {
  /** Where it lies on the drawn piece once the shoulder is turned back on to the body. */
  readonly at: Point;
  /** Whether it belongs to the fold, from 0 at the shoulders and the bust to 1 in the middle of the edge. */
  readonly share: number;
  /** Where the fold has it. */
  readonly place: Place;
}

/** Where a place of a front opened out for a cowl begins. */
type LayInCowl = (p: Point) => InFold;

/**
 * From the bust up the shoulder turns back on to the body, and the cloth between both shoulders falls before the chest in
 * a pouch, half forward and half down, under an edge that hangs from shoulder to shoulder. Undefined of any other piece.
 */
export function layInCowl(
  piece: PieceView,
  figure: Figure,
  cowl: WornCowl | undefined,
): LayInCowl | undefined {
  const corner = cornerOf(piece);
  const bust = piece.levels.get('bust');
  if (!cowl || !corner || !bust) return undefined;
  const low = startOf(bust).y;
  const end = cowl.turnedBack(corner);
  const [, neck, behind] = figure.sideNeck;
  const edge = hangingEdge([end.x, neck - ON_SHOULDER, behind], corner.x, figure);
  const length = corner.y - low;
  const apart = edge(0)[1] - figure.bustPoint[1];
  const pouch = SWING * Math.sqrt(Math.max(0, length ** 2 - apart ** 2)) * Math.SQRT1_2;
  const half: LayInCowl = (p) => {
    const up = Math.min(1, Math.max(0, (p.y - low) / length));
    const aside = Math.min(1, Math.max(0, p.x) / corner.x);
    const turned = sub(cowl.turnedBack(p), p);
    const at = add(p, scale(turned, up));
    const wave = (1 - aside ** 2) * pouch * Math.sin(Math.PI * up);
    const below: Place = [p.x, figure.bustPoint[1], figure.bustPoint[2] + BEFORE];
    const [x, y, z] = between(below, edge(aside), up);
    return { at, share: (1 - aside ** 2) * up, place: [x, y - wave, z + wave] };
  };
  return (p) => (p.x < 0 ? mirrored(half(mirrorX(p))) : half(p));
}

/** The end of the edge at the shoulder, as on the half where x is positive. */
function cornerOf(piece: PieceView): Point | undefined {
  const ends = (cowlEdgeOf(piece)?.points ?? []).map(({ x, y }) => ({ x: Math.abs(x), y }));
  return ends.reduce<Point | undefined>((far, p) => (far && far.x >= p.x ? far : p), undefined);
}

/** One that is cut whole lies on her right as on her left. */
const mirrored = ({ at, share, place: [x, y, z] }: InFold): InFold => ({
  at: mirrorX(at),
  share,
  place: [-x, y, z],
});

/**
 * Lets the fold of a cowl fall anew, in place: drawn together at the shoulders it is pushed upward. The vertices of its
 * edge, which hang where they have been put.
 */
export function layCowl(cloth: Cloth, figure: Figure, places: Float64Array): number[] {
  return rangedSheets(cloth).flatMap(({ sheet, first }) => {
    const { mesh } = sheet.sheet;
    const inFold = layInCowl(mesh.piece, figure, cloth.cowl);
    const edge = cowlEdgeOf(mesh.piece);
    if (!inFold || !edge) return [];
    sheet.points.forEach(({ x, y }, i) => {
      const { share, place } = inFold({ x: Math.abs(x), y });
      const fallen: Place = [x < 0 ? -place[0] : place[0], place[1], place[2]];
      places.set(between(placeOf(places, [first + i, first + i, 0]), fallen, share), 3 * (first + i));
    });
    const chain = mesh.edges.get(edge.id)?.vertices ?? [];
    return chain.flatMap((local) =>
      sheet.sheet.sides.flatMap((side) => sheet.sheet.vertex(side, local) ?? []),
    );
  });
}

/**
 * The half of the edge of a cowl as it hangs, from its middle at 0 to its end at 1: a parabola, which is as long as the
 * edge, cm, before the chest.
 */
function hangingEdge(end: Place, length: number, { neckPit }: Figure): (share: number) => Place {
  const forward = neckPit[2] + BEFORE - end[2];
  const half = Math.sqrt(end[0] ** 2 + forward ** 2);
  const drop = half * Math.sqrt(1.5 * Math.max(0, length / half - 1));
  return (share) => [share * end[0], end[1] - drop * (1 - share ** 2), end[2] + forward * (1 - share)];
}
