import type { Item } from '@/lib/drawing/types';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { endOf, joinPaths, polyline, reversePath, startOf, transformPath } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import { acrossCentre, line, shape } from '../ink';
import type { Face, Worn } from '../worn/types';
import { endsHere } from './measures';

/** A band that stands on a neckline draws in toward the neck by this share of its width for each cm of height. */
const DRAWN_IN = 0.022;

/** Behind the neck the upper edge runs nearly level: of the hollow of the neckline so much is left. */
const HOLLOW = 0.3;

/** The upper edge of a band of a height, from the side of the neck to the centre. */
export function bandTop({ view, lines }: Face, height: number): Path {
  const share = 1 - DRAWN_IN * height;
  const side = startOf(lines.neckline).y;
  const kept = view === 'back' ? HOLLOW : 1;
  return transformPath(lines.neckline, ({ x, y }) => ({
    x: x * share,
    y: side + (y - side) * kept + height,
  }));
}

/** The side of a collar that is turned over: up from where it lies on the shoulder, and round into its fold. */
export function rolledSide(over: Point, fold: Point): Path {
  return [cubicWithTangents(over, { x: -0.3, y: 1 }, fold, { x: -1, y: 0.12 }, 0.5, 0.45)];
}

/** Half a band, closed: along the neckline, up the centre and back along its top. */
function bandOutline(face: Face, height: number): Path {
  const top = bandTop(face, height);
  const { neckline } = face.lines;
  return joinPaths(
    neckline,
    polyline(endOf(neckline), endOf(top)),
    reversePath(top),
    polyline(startOf(top), startOf(neckline)),
  );
}

function mirrored(half: Path): Path {
  return transformPath(half, ({ x, y }) => ({ x: -x, y }));
}

/** The band on the far side of the neck, seen from inside. */
export function farBand({ far }: Worn, height: number): Item[] {
  const half = bandOutline(far, height);
  const id = `inside-${far.view}/collar`;
  return [
    shape(half, 'shade', id),
    shape(mirrored(half), 'shade', id),
    line(acrossCentre(bandTop(far, height)), 'outline', id),
  ];
}

/** The band on the near side, with its ends where it opens. */
export function nearBand(worn: Worn, height: number): Item[] {
  const { near } = worn;
  const top = bandTop(near, height);
  const { neckline } = near.lines;
  const half = bandOutline(near, height);
  const id = `${near.view}/collar`;
  const side = polyline(startOf(neckline), startOf(top));
  // A band is cut along the thread: seen from the front its stripes go round the neck.
  const along = { turn: 90, about: [0, 0] } as const;
  const ends = endsHere(worn) ? [line(polyline(endOf(neckline), endOf(top)), 'outline', id)] : [];
  return [
    shape(half, 'trim', id, along),
    shape(mirrored(half), 'trim', id, along),
    line(acrossCentre(top), 'outline', id),
    line(side, 'outline', id),
    line(mirrored(side), 'outline', id),
    line(acrossCentre(neckline), 'seam', id),
    ...ends,
  ];
}
