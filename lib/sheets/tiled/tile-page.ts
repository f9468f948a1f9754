import type { Page } from '@/lib/drawing/document';
import { fitText } from '@/lib/drawing/fit-text';
import { textWidth } from '@/lib/drawing/measure-text';
import { written } from '@/lib/drawing/pen';
import { cornerCross } from '@/lib/drawing/symbols';
import { transformItems } from '@/lib/drawing/transform';
import type { Box, Item, Text } from '@/lib/drawing/types';
import { item, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Tile } from '@/lib/layout/covered-tiles';
import type { FreeSpace } from '../labels/free-space';
import { joinMarks, type MarkedJoin } from './joins';
import { frameItem } from './leading-page';
import { addressOf, boxOf, type TileGrid } from './tiles';

const PLACE = { layer: 'sheet' } as const;
const FOOTER = 0.26;
/** Sizes of the pale address, greatest first. */
const ADDRESS = [2.6, 1.8, 1.2];
/** Kept free round the address, cm. */
const CLEAR = 0.4;
/** Kept between words and the frame, cm. */
const INSET = 0.25;
/** A cut line on the join is drawn in full on both pages, cm. */
export const BLEED = 0.05;

const inset = ([x0, y0, x1, y1]: Box): Box => [x0 + INSET, y0 + INSET, x1 - INSET, y1 - INSET];

/** The room a pattern leaves on its sheets: what nothing is printed on, and what no words are. */
interface SheetRoom {
  readonly free: FreeSpace;
  readonly unwritten: FreeSpace;
}

/** The words of one page and where they cross nothing, in layout coordinates. */
interface TileWords {
  readonly footer: Text;
  readonly address: Text;
}

/** The longest of the texts that has room on the page; the shortest at its foot where none has. */
function placeFooter(texts: readonly string[], box: Box, space: FreeSpace): Text {
  const near: Pair = [(box[0] + box[2]) / 2, box[1] + INSET];
  const lettering = { size: FOOTER, anchor: 'middle', fill: 'muted' } as const;
  const lines = texts.map((text) => fitText(text, 'sans', FOOTER, box[2] - box[0] - 3));
  for (const line of lines) {
    const found = space.findBox(textWidth(line, 'sans', FOOTER) + 0.2, 0.4, near, inset(box));
    if (found) return written(line, [(found[0] + found[2]) / 2, found[1] + 0.12], lettering, PLACE);
  }
  return written(lines.at(-1) ?? '', near, lettering, PLACE);
}

function addressIn(text: string, box: Box, space: FreeSpace): Text | undefined {
  const centre: Pair = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  for (const size of ADDRESS) {
    const [wide, high] = [textWidth(text, 'sans-bold', size) + 2 * CLEAR, size * 0.66 + 2 * CLEAR];
    const found = space.findBox(wide, high, centre, inset(box));
    if (!found) continue;
    const at: Pair = [(found[0] + found[2]) / 2, (found[1] + found[3]) / 2 - size * 0.33];
    return written(text, at, { size, anchor: 'middle', font: 'sans-bold', fill: 'pale' }, PLACE);
  }
  return undefined;
}

/** Where nothing is printed if there is such a place, else under lines, which are read over it, but never under words. */
function placeAddress(text: string, box: Box, { free, unwritten }: SheetRoom): Text {
  const found = addressIn(text, box, free) ?? addressIn(text, box, unwritten);
  if (found) return found;
  const [x, y] = inset(box);
  return written(text, [x, y], { size: lastOf(ADDRESS), font: 'sans-bold', fill: 'pale' }, PLACE);
}

const roomOf = ({ at: [x, y], size, text }: Text): [Pair, Pair, Pair, Pair] => {
  const half = textWidth(text, 'sans', size) / 2;
  return [
    [x - half, y],
    [x + half, y],
    [x + half, y + size * 0.7],
    [x - half, y + size * 0.7],
  ];
};

/** Finds room for the footer, in one of its lengths, and the address of every page, footers first. */
export function placeWords(
  tiles: readonly Tile[],
  grid: TileGrid,
  footers: readonly (readonly string[])[],
  room: SheetRoom,
): TileWords[] {
  const set = tiles.map((tile, i) => placeFooter(footers[i] ?? [], boxOf(tile, grid), room.free));
  for (const footer of set) {
    room.free.blockArea(roomOf(footer));
    room.unwritten.blockArea(roomOf(footer));
  }
  return tiles.map((tile, i) => ({
    footer: item(set, i),
    address: placeAddress(addressOf(tile), boxOf(tile, grid), room),
  }));
}

/** The quarter crosses at the four corners of a frame. */
export const cornerCrosses = ([x0, y0, x1, y1]: Box): Item[] => [
  cornerCross([x0, y0], [1, 1], PLACE),
  cornerCross([x1, y0], [-1, 1], PLACE),
  cornerCross([x1, y1], [-1, -1], PLACE),
  cornerCross([x0, y1], [1, -1], PLACE),
];

interface TileSheet {
  readonly tile: Tile;
  readonly grid: TileGrid;
  readonly joins: readonly MarkedJoin[];
  readonly words: TileWords;
  readonly page: readonly [width: number, height: number];
}

/** One page of a tiled file: its part of the pattern inside a frame, with what joins it to its neighbours. */
export function tilePage({ tile, grid, joins, words, page: [width, height] }: TileSheet, form: string): Page {
  const [x0, y0] = boxOf(tile, grid);
  const [wide, high] = [grid.tileWidth, grid.tileHeight];
  const [x, y] = [(width - wide) / 2, (height - high) / 2];
  const offset: Pair = [x - x0, y - y0];
  const frame: Box = [x, y, x + wide, y + high];
  return {
    id: addressOf(tile),
    width,
    height,
    under: transformItems([words.address], { offset }),
    placements: [{ form, offset, clip: [x - BLEED, y - BLEED, x + wide + BLEED, y + high + BLEED] }],
    items: [
      frameItem(x, y, wide, high),
      ...cornerCrosses(frame),
      ...transformItems([...joinMarks(tile, joins), words.footer], { offset }),
    ],
  };
}
