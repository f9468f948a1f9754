/** Entities of the drawing exchange format, release 12, in millimetres: pairs of a group code and a value. */

import type { Pair } from '@/lib/geometry/types';

type Group = readonly [code: number, value: string | number];
export type Entity = readonly Group[];

const MM = 10;
const mm = (cm: number): string => (Math.round(cm * MM * 1000) / 1000 + 0).toFixed(3);

const at = ([x, y]: Pair, step = 0): Group[] => [
  [10 + step, mm(x)],
  [20 + step, mm(y)],
];

const ASCII: Readonly<Record<string, string>> = {
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
};

/** The nearest plain letters: release 12 knows no others, and a line break would start a new group. */
export function plainText(text: string): string {
  const letters = text.replace(/[œŒæÆßøØłŁ]/g, (sign) => ASCII[sign] ?? sign).normalize('NFD');
  return letters
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '?')
    .trim()
    .slice(0, 250);
}

export const point = (layer: number, place: Pair): Entity => [[0, 'POINT'], [8, layer], ...at(place)];

export const line = (layer: number, from: Pair, to: Pair): Entity => [
  [0, 'LINE'],
  [8, layer],
  ...at(from),
  ...at(to, 1),
];

export function polyline(layer: number, points: readonly Pair[], closed: boolean): Entity {
  const vertices = points.flatMap((place): Group[] => [[0, 'VERTEX'], [8, layer], ...at(place)]);
  return [[0, 'POLYLINE'], [8, layer], [66, 1], [70, closed ? 1 : 0], ...vertices, [0, 'SEQEND'], [8, layer]];
}

/** Text 5 mm high from its lower left corner. */
export const text = (layer: number, place: Pair, words: string): Entity => [
  [0, 'TEXT'],
  [8, layer],
  ...at(place),
  [40, mm(0.5)],
  [1, plainText(words)],
];

export const block = (name: string, content: readonly Entity[]): Entity => [
  [0, 'BLOCK'],
  [8, 1],
  [2, name],
  [70, 0],
  ...at([0, 0]),
  ...content.flat(),
  [0, 'ENDBLK'],
  [8, 1],
];

export const insert = (name: string, place: Pair): Entity => [[0, 'INSERT'], [8, 1], [2, name], ...at(place)];

const section = (name: string, content: readonly Entity[]): Entity => [
  [0, 'SECTION'],
  [2, name],
  ...content.flat(),
  [0, 'ENDSEC'],
];

/** A whole file: header, blocks, and what is placed. */
export function file(blocks: readonly Entity[], entities: readonly Entity[]): string {
  const header: Entity = [
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [9, '$MEASUREMENT'],
    [70, 1],
  ];
  const pairs: Group[] = [
    ...section('HEADER', [header]),
    ...section('BLOCKS', blocks),
    ...section('ENTITIES', entities),
    [0, 'EOF'],
  ];
  return pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('');
}
