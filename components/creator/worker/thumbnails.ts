import { differences, type Extent, isNowhere, NOWHERE, union } from './differences';
import type { Picture, Thumbnail } from './protocol';
import { markupOf } from './thumbnail-markup';
import { tracedStrokes } from './traced-strokes';

/** What a card may show of a value, in the order of preference. */
export type Faces = readonly Picture[];

/** Width to height of a card's picture. */
const ASPECT = 4 / 3;
/** Room left around what differs, so that one sees where on the garment it is. */
const MARGIN = 0.35;
/** What share of its width a line may move on a card before one sees that it did. */
const UNNOTICED = 0.008;
/** Never closer than this, in cm: a detail without its surroundings says nothing. */
const LEAST_WIDTH = 16;

interface Cutting {
  /** Only a corner of what differs. */
  readonly close?: boolean;
  /** The value as it is now: on the other cards, the lines that it does not have are traced. */
  readonly now?: string | undefined;
  /** A line that only lies elsewhere is the same. */
  readonly loose?: boolean;
}

/**
 * One picture a value, all cut to the same window on the place where the values differ, and taken from the face
 * that tells most of them apart. `null` when no face tells any two apart.
 */
export function cutToDifference(
  faces: ReadonlyMap<string, Faces>,
  { close = false, now, loose = false }: Cutting = {},
): Record<string, Thumbnail> | null {
  const values = [...faces.keys()];
  const count = Math.max(0, ...[...faces.values()].map((each) => each.length));
  const ranked = Array.from({ length: count }, (_, face) => {
    const pictures = values.map((value) => faces.get(value)?.[face]).filter((each) => each !== undefined);
    return { face, kinds: kindsOf(pictures), pictures };
  }).sort((a, b) => b.kinds - a.kinds || a.face - b.face);
  const best = ranked[0];
  if (!best || best.kinds < 2) return null;
  const extent = spread(best.pictures);
  const box = close ? cornerOf(extent) : windowOn(extent, best.pictures);
  const before = now === undefined ? undefined : faces.get(now)?.[best.face];
  const unnoticed = loose ? Number.POSITIVE_INFINITY : box[2] * UNNOTICED;
  return cut(faces, best.face, box, (picture) => tracedStrokes(picture, before ?? picture, unnoticed));
}

/** The first face of every value, whole. */
export function wholeFaces(faces: ReadonlyMap<string, Faces>): Record<string, Thumbnail> {
  const pictures = [...faces.values()].flatMap(([first]) => (first ? [first] : []));
  return cut(faces, 0, windowOn(NOWHERE, pictures));
}

function cut(
  faces: ReadonlyMap<string, Faces>,
  face: number,
  box: Picture['box'],
  strokesOf: (picture: Picture) => Picture['strokes'] = ({ strokes }) => strokes,
): Record<string, Thumbnail> {
  return Object.fromEntries(
    [...faces].flatMap(([value, each]) => {
      const picture = each[face];
      const worn = picture?.cloth !== undefined;
      return picture
        ? [[value, { box, worn, markup: markupOf(strokesOf(picture), picture.cloth, box) }] as const]
        : [];
    }),
  );
}

/** How many different pictures there are among those of a face. */
function kindsOf(pictures: readonly Picture[]): number {
  return new Set(pictures.map(({ strokes }) => strokes.map(({ id, d }) => id + d).join())).size;
}

/** What counts as a difference worth looking at, in cm, the largest first: a sleeve that follows a neckline by a
 * hair is not what the neckline's cards are about. */
const WORTH_SEEING = [1.2, 0.5, 0.15];

function spread(pictures: readonly Picture[]): Extent {
  const [first, ...others] = pictures;
  if (!first) return NOWHERE;
  for (const limit of WORTH_SEEING) {
    const extent = others.reduce((all, other) => union(all, differences(first, other, limit)), NOWHERE);
    if (!isNowhere(extent)) return extent;
  }
  return NOWHERE;
}

/** The lower right corner of what differs: where allowances and hems of a piece meet. */
function cornerOf({ right, bottom }: Extent): Picture['box'] {
  const height = LEAST_WIDTH / ASPECT;
  return [right - LEAST_WIDTH * 0.8, bottom - height * 0.8, LEAST_WIDTH, height];
}

function windowOn(extent: Extent, pictures: readonly Picture[]): Picture['box'] {
  const whole = pictures.reduce((all, { box: [left, top, width, height] }) => {
    return union(all, { left, top, right: left + width, bottom: top + height });
  }, NOWHERE);
  const { left, top, right, bottom } = isNowhere(extent) ? whole : extent;
  const grow = isNowhere(extent) ? 1.08 : 1 + MARGIN;
  const width = Math.max((right - left) * grow, (bottom - top) * grow * ASPECT, LEAST_WIDTH);
  const height = width / ASPECT;
  return [(left + right - width) / 2, (top + bottom - height) / 2, width, height];
}
