import { turnedPattern } from '@/lib/cloth/pattern';
import { differences, type Extent, isNowhere, NOWHERE, union } from './differences';
import { joinedStrokes } from './joined-strokes';
import type { Picture, Thumbnail } from './protocol';

/** What a card may show of a value, in the order of preference. */
export type Faces = readonly Picture[];

/** Width to height of a card's picture. */
const ASPECT = 4 / 3;
/** Room left around what differs, so that one sees where on the garment it is. */
const MARGIN = 0.35;
/** Never closer than this, in cm: a detail without its surroundings says nothing. */
const LEAST_WIDTH = 16;

/**
 * One picture a value, all cut to the same window on the place where the values differ, and taken from the face
 * that tells most of them apart. `null` when no face tells any two apart.
 */
export function cutToDifference(
  faces: ReadonlyMap<string, Faces>,
  { close = false }: { close?: boolean } = {},
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
  return cut(faces, best.face, close ? cornerOf(extent) : windowOn(extent, best.pictures));
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
): Record<string, Thumbnail> {
  return Object.fromEntries(
    [...faces].flatMap(([value, each]) => {
      const picture = each[face];
      const worn = picture?.cloth !== undefined;
      return picture ? [[value, { box, worn, markup: markupOf(picture, box) }] as const] : [];
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

/**
 * Strokes as one text: a page full of cards is read by the browser far faster than it is built element by element, and
 * faster still without the lines that lie outside the window and with as few elements as will do.
 */
function markupOf({ strokes, cloth = [] }: Picture, box: Picture['box']): string {
  const seen = joinedStrokes(strokes.filter(({ d }) => reaches(d, box)));
  const lying = cloth.filter(({ id }) => seen.some(({ paint }) => paint === id));
  return (
    lying.map(({ id, of, turn, about }) => turnedPattern(id, of, turn, about)).join('') +
    seen
      .map(({ d, stroke, fill, paint }) => {
        const own = paint ? ` style="fill:url(#${paint})"` : '';
        return `<path data-stroke="${stroke}" data-fill="${fill}"${own} d="${d}"/>`;
      })
      .join('')
  );
}

/** Half the width of the boldest line, in cm. */
const LINE = 0.2;

/** Whether anything of a path can be seen in a window; handles of curves are taken for points. */
function reaches(d: string, [left, top, width, height]: Picture['box']): boolean {
  const figures = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const along = (axis: 0 | 1) => figures.filter((_, i) => i % 2 === axis);
  const overlaps = (points: readonly number[], from: number, to: number) =>
    Math.min(...points) <= to + LINE && Math.max(...points) >= from - LINE;
  return overlaps(along(0), left, left + width) && overlaps(along(1), top, top + height);
}
