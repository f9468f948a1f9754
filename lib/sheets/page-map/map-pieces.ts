import { itemsBox } from '@/lib/drawing/bounds';
import { boxPath, polygonPath } from '@/lib/drawing/paths';
import { drawn, filled, type Place, written } from '@/lib/drawing/pen';
import type { Box, Item } from '@/lib/drawing/types';
import { span } from '@/lib/geometry/pair';
import { item, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { ledNumber } from '../labels/led-number';
import { type Band, between } from './map-bands';
import {
  groundOf,
  type NumberPlace,
  numberAcross,
  type PageSigns,
  placeOfNumber,
  SMALLEST,
} from './map-numbers';

const PLACE: Place = { layer: 'sheet' };
/** Closer than this on the map, points of an outline are one, cm. */
const FINEST = 0.03;
/** Between a number on free paper and anything else, cm. */
const AIR = 0.07;

interface LaidPiece {
  readonly number: string;
  readonly outline: readonly Pair[];
}

/** A piece as far as it lies in a band: its cloth, and its number to be written over the lines of the pages. */
interface MapPiece {
  readonly shape: readonly Item[];
  readonly number: readonly Item[];
}

/** Area centroid of an outline: near it the number goes. */
function centroid(outline: readonly Pair[]): Pair {
  let [twice, x, y] = [0, 0, 0];
  let [ax, ay] = lastOf(outline);
  for (const [bx, by] of outline) {
    const part = ax * by - bx * ay;
    twice += part;
    x += (ax + bx) * part;
    y += (ay + by) * part;
    [ax, ay] = [bx, by];
  }
  return [x / (3 * twice), y / (3 * twice)];
}

/** The outline reduced to a scale, with only the points that can be told apart. */
function reduced(outline: readonly Pair[], scale: number): Pair[] {
  const kept: Pair[] = [];
  for (const [x, y] of outline) {
    const at: Pair = [x * scale, y * scale];
    const last = kept.at(-1);
    if (!last || span(last, at) >= FINEST) kept.push(at);
  }
  return kept;
}

const lettering = (number: string, { at, size, angle }: NumberPlace): Item =>
  written(number, at, { size, angle, anchor: 'middle', font: 'sans-bold' }, PLACE);

interface Part {
  readonly number: string;
  readonly shown: readonly Pair[];
  /** Most of the piece lies here. */
  readonly isMain: boolean;
}

/** A number inside its part, on ground of its own where it lies across an edge between pages. */
function numberInside({ number, shown }: Part, signs: PageSigns): Item[] {
  const place = placeOfNumber(number, shown, centroid(shown), signs);
  if (!place) return [];
  const ground = place.across ? [filled(boxPath(groundOf(number, place)), 'shell', PLACE)] : [];
  return [...ground, lettering(number, place)];
}

/**
 * Numbers inside their pieces first. Where most of a piece lies its number is always written: on free paper, with a
 * line to it, where it has no room for one, and over its edges where there is no such paper either.
 */
function numbersOf(parts: readonly Part[], room: Box, signs: PageSigns): Item[][] {
  const inside = parts.map((part) => numberInside(part, signs));
  const boxes = [...signs.addresses];
  const take = (items: readonly Item[]) => {
    const box = itemsBox(items);
    if (box) boxes.push(box);
  };
  inside.forEach(take);
  return parts.map((part, i) => {
    const own = item(inside, i);
    if (own.length > 0 || !part.isMain) return own;
    const items = ledToPart(part, parts, { room, boxes, signs }) ?? acrossPart(part, signs, room);
    take(items);
    return items;
  });
}

interface Free {
  readonly room: Box;
  readonly boxes: readonly Box[];
  readonly signs: PageSigns;
}

function ledToPart({ number, shown }: Part, parts: readonly Part[], { room, boxes, signs }: Free) {
  const under = parts.flatMap((other) => (other.shown === shown ? [] : [other.shown]));
  const around = { over: [], under, lines: signs.edges, boxes, room, air: AIR };
  return ledNumber({ number, size: SMALLEST, shape: shown, ...around }, PLACE);
}

function acrossPart({ number, shown }: Part, signs: PageSigns, room: Box): Item[] {
  const across = numberAcross(number, shown, centroid(shown), signs, room);
  return [filled(boxPath(across.ground), 'paper', PLACE), lettering(number, across.place)];
}

/** A band of the map and its width, cm. */
interface MapBand extends Pick<Band, 'bottom' | 'top'> {
  readonly width: number;
}

/** The pieces as far as they lie in a band of the map. */
export function mapPieces(
  pieces: readonly LaidPiece[],
  scale: number,
  { bottom, top, width }: MapBand,
  signs: PageSigns,
): MapPiece[] {
  const [low, high] = [bottom * scale, top * scale];
  const parts = pieces.flatMap(({ number, outline }): Part[] => {
    const small = reduced(outline, scale);
    const shown = between(small, low, high);
    const middle = centroid(small)[1];
    return shown.length < 3 ? [] : [{ number, shown, isMain: middle >= low && middle < high }];
  });
  const numbers = numbersOf(parts, [0, low, width * scale, high], signs);
  return parts.map(({ shown }, i) => {
    const path = polygonPath(...shown);
    return {
      shape: [filled(path, 'shell', PLACE), drawn(path, 'measure', PLACE)],
      number: item(numbers, i),
    };
  });
}
