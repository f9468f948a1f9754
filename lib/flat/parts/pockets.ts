import type { Item } from '@/lib/drawing/types';
import { distanceToPath, lengthAtPoint } from '@/lib/geometry/closest';
import { pathLength } from '@/lib/geometry/length';
import { endOf, joinPaths, polyline, startOf, transformPath } from '@/lib/geometry/path';
import { add, lerp } from '@/lib/geometry/point';
import { firstOf, isNonEmpty, mapTuple } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { pieceOf } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import type { Internal } from '@/lib/pattern/types';
import { both, line, shape } from '../ink';
import { type Placed, placedPieces } from '../worn/place-below';
import { skirtWidth } from '../worn/skirt';
import type { Worn } from '../worn/types';
import { inSeam } from './in-seam-mouths';
import type { FlatPart } from './part';

const WELT = 0.5;
/** A pocket's hem as stitched, and its mouth seen in a side seam. */
const MOUTH_HEM = 2.2;

type Ends = readonly [Point, Point];

/** How much less far below the seam at the top of a skirt one end of a mouth may lie than the other to hang level, cm. */
const LEVEL = 0.05;

/**
 * Where the ends of a mouth hang that lies aslant on a part of a circle, as far round it and as far below the seam as
 * there; nothing of another mouth.
 */
function hangingEnds({ skirt }: Worn, { piece, place }: Placed, ends: Ends): Ends | undefined {
  const waist = piece.edges.filter(({ line }) => line === 'waist').flatMap(pathOf);
  if (!skirt || !isNonEmpty(waist)) return undefined;
  const [from, to] = mapTuple(ends, (end) => distanceToPath(end, waist));
  if (Math.abs(from - to) > LEVEL) return undefined;
  const [centre] = [startOf(waist), endOf(waist)].toSorted((a, b) => a.x - b.x);
  const y = place(centre ?? startOf(waist)).y - from;
  const isInward = startOf(waist) !== centre;
  return mapTuple(ends, (end) => {
    const along = lengthAtPoint(waist, end) / pathLength(waist);
    return { x: skirtWidth(skirt, y) * (isInward ? 1 - along : along), y };
  });
}

/** What marks the place of a pocket: its outline where it is sewn on, or its slit. */
const CARRIED: readonly Internal['kind'][] = ['placement', 'slash'];

/** Where the mouth of a pocket ends whose mark goes on beyond a seam, in so many parts as panels carry it. */
function endBeyondSeam(worn: Worn): Point | undefined {
  const parts = placedPieces(worn).flatMap(({ piece, place }) =>
    piece.internal
      .filter(({ id, kind }) => CARRIED.includes(kind) && id.startsWith('pocket-'))
      .map((part) => ({ id: part.id, end: place(endOf(pathOf(part))) })),
  );
  return parts.sort((a, b) => (a.id < b.id ? 1 : -1))[0]?.end;
}

/**
 * Both ends of a mouth as worn: the line that marks a pocket begins at one and ends at the other. What is level on the
 * cloth is worn level, on the chest too, where one end of it lies beyond the bust; so is what hangs level from a seam.
 */
function endsOn(worn: Worn, placed: Placed, line: Internal): Ends {
  const ends: Ends = [startOf(pathOf(line)), endOf(pathOf(line))];
  const beyond = endBeyondSeam(worn);
  if (beyond) return [placed.place(ends[0]), { x: beyond.x, y: placed.place(ends[0]).y }];
  const [from, to] = mapTuple(ends, placed.place);
  const isLevel = Math.abs(ends[0].y - ends[1].y) < 1e-3;
  if (isLevel) return [from, { x: to.x, y: from.y }];
  return hangingEnds(worn, placed, ends) ?? [from, to];
}

const closed = (points: readonly Point[]): Path => polyline(...points, firstOf(points));

/** The finished outline of a piece that hangs from its mouth, on the two ends of the mouth as worn. */
function hung({ draft }: Worn, id: string, from: Point, to: Point): Path | undefined {
  const edges = pieceOf(draft, id)?.edges ?? [];
  const outer = edges.filter(({ line }) => line === 'outer').flatMap(pathOf);
  if (!isNonEmpty(outer)) return undefined;
  const [a, b] = [startOf(outer), endOf(outer)];
  const worn = transformPath(outer, (p) => {
    const at = lerp(from, to, (p.x - a.x) / (b.x - a.x));
    return { x: at.x, y: at.y + p.y - a.y };
  });
  return joinPaths(worn, polyline(endOf(worn), startOf(worn)));
}

/** Sewn on: its own outline, and the stitching of its mouth. */
function patch(worn: Worn, [from, to]: Ends, id: string, side: Internal['side']): Item[] {
  const outline = hung(worn, 'pocket', from, to);
  if (!outline) return [];
  const down = { x: 0, y: -MOUTH_HEM };
  const drawn = (on: (of: Path) => Path) => [
    shape(on(outline), 'shell', id),
    line(on(outline), 'seam', id),
    line(on(polyline(add(from, down), add(to, down))), 'topstitch', id),
  ];
  // Pockets lie in front, where her left is to the right of the drawing.
  return side ? drawn((of) => of) : both(drawn);
}

function welts([from, to]: Ends, id: string): Item[] {
  const [up, down] = [
    { x: 0, y: WELT },
    { x: 0, y: -WELT },
  ];
  const box = closed([add(from, up), add(from, down), add(to, down), add(to, up)]);
  return both((side) => [
    shape(side(box), 'shell', id),
    line(side(box), 'seam', id),
    line(side(polyline(from, to)), 'seam', id),
  ]);
}

function flap(outline: Path, id: string): Item[] {
  return both((side) => [shape(side(outline), 'shell', id), line(side(outline), 'outline', id)]);
}

function pocketOn(worn: Worn, placed: Placed, internal: Internal): Item[] {
  const ends = endsOn(worn, placed, internal);
  const id = `${worn.view}/pocket`;
  if (internal.kind === 'placement') return patch(worn, ends, id, internal.side);
  const flapped = hung(worn, 'pocket-flap', ...ends);
  return flapped ? flap(flapped, id) : welts(ends, id);
}

/** Pockets where the pattern places them. */
export const pockets: FlatPart = (worn) =>
  placedPieces(worn).flatMap((placed) => [
    ...placed.piece.internal
      .filter(({ id }) => id === 'pocket')
      .flatMap((own) => pocketOn(worn, placed, own)),
    ...inSeam(worn, placed),
  ]);
