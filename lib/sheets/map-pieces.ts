import { boxPath, polygonPath } from '@/lib/drawing/paths';
import { drawn, filled, type Place, written } from '@/lib/drawing/pen';
import type { Item, XY } from '@/lib/drawing/types';
import { span } from '@/lib/drawing/vector';
import { type Band, between } from './map-bands';
import { type NumberPlace, numberAcross, type PageSigns, placeOfNumber } from './map-numbers';

const PLACE: Place = { layer: 'sheet' };
/** Closer than this on the map, points of an outline are one, cm. */
const FINEST = 0.03;

export interface LaidPiece {
  readonly number: string;
  readonly outline: readonly XY[];
}

/** A piece as far as it lies in a band: its cloth, and its number to be written over the lines of the pages. */
export interface MapPiece {
  readonly shape: readonly Item[];
  readonly number: readonly Item[];
}

/** Area centroid of an outline: near it the number goes. */
function centroid(outline: readonly XY[]): XY {
  let [twice, x, y] = [0, 0, 0];
  let [ax, ay] = outline.at(-1) as XY;
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
function reduced(outline: readonly XY[], scale: number): XY[] {
  const kept: XY[] = [];
  for (const [x, y] of outline) {
    const at: XY = [x * scale, y * scale];
    const last = kept.at(-1);
    if (!last || span(last, at) >= FINEST) kept.push(at);
  }
  return kept;
}

const lettering = (number: string, { at, size, angle }: NumberPlace): Item =>
  written(number, at, { size, angle, anchor: 'middle', font: 'sans-bold' }, PLACE);

/** Where most of the piece lies its number is always written, in the other band where it is easily read there. */
function numberItems(number: string, shown: readonly XY[], isMain: boolean, signs: PageSigns): Item[] {
  const near = centroid(shown);
  const place = placeOfNumber(number, shown, near, signs, !isMain);
  if (place) return [lettering(number, place)];
  if (!isMain) return [];
  const across = numberAcross(number, shown, near, signs);
  return [filled(boxPath(across.ground), 'paper', PLACE), lettering(number, across.place)];
}

/** The pieces as far as they lie in a band of the map. */
export function mapPieces(
  pieces: readonly LaidPiece[],
  scale: number,
  { bottom, top }: Band,
  signs: PageSigns,
): MapPiece[] {
  return pieces.flatMap(({ number, outline }) => {
    const small = reduced(outline, scale);
    const shown = between(small, bottom * scale, top * scale);
    if (shown.length < 3) return [];
    const middle = centroid(small)[1];
    const isMain = middle >= bottom * scale && middle < top * scale;
    const path = polygonPath(...shown);
    return {
      shape: [filled(path, 'shell', PLACE), drawn(path, 'measure', PLACE)],
      number: numberItems(number, shown, isMain, signs),
    };
  });
}
