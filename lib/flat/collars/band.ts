import type { Item } from '@/lib/drawing/types';
import { endOf, joinPaths, polyline, reversePath, startOf, transformPath } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { acrossCentre, line, shape } from '../ink';
import type { Face, Worn } from '../worn/types';
import { endsHere } from './measures';

/** A band that stands on a neckline draws in toward the neck by this share of its width for each cm of height. */
const DRAWN_IN = 0.022;

/** The upper edge of a band of a height, from the side of the neck to the centre. */
export function bandTop({ lines }: Face, height: number): Path {
  const share = 1 - DRAWN_IN * height;
  return transformPath(lines.neckline, ({ x, y }) => ({ x: x * share, y: y + height }));
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
