/** Compares the pattern on the pages of one format with that on another's, as rendered pictures. Test data. */

import type { Document } from '@/lib/drawing/document';
import type { Pair } from '@/lib/geometry/types';
import { writePdf } from '@/lib/pdf/write-pdf';
import type { FormatName } from '@/lib/sheets/formats';
import { gridOf } from '@/lib/sheets/page-map/page-map';
import { laidOutlines } from '@/lib/sheets/pieces/drawn-pieces';
import { sheetPlan, TITLE_BAND } from '@/lib/sheets/plan';
import { boxOf } from '@/lib/sheets/tiled/tiles';
import { type Picture, renderPage } from '../pdf/read-pdf';
import { DRAFT } from './files';

const SCALE = 25;

/** The document as the reader has it, but without page furniture and words: what is left is the pattern alone. */
export function bare(document: Document): Document {
  return {
    ...document,
    layers: document.layers.map((layer) => ({ ...layer, hidden: layer.id === 'text' })),
    pages: document.pages.map((page) => ({ ...page, under: [], items: [] })),
  };
}

/** Renders each page's field and puts them together where they belong on the layout. */
export async function joined(format: FormatName, document: Document): Promise<Picture> {
  const plan = sheetPlan(DRAFT, format, 'fr');
  const grid = gridOf(plan);
  const bytes = await writePdf(document);
  const [width, height] = [plan.layout.width, plan.layout.height].map((cm) => Math.round(cm * SCALE)) as [
    number,
    number,
  ];
  const gray = new Uint8Array(width * height).fill(255);
  grid.tiles.forEach((tile, i) => {
    const tiled = plan.format.kind === 'tiled';
    const picture = renderPage(bytes, i + (tiled ? 2 : 1), SCALE);
    const [x0, , x1, y1] = boxOf(tile, grid);
    const [pageWidth, pageHeight] = plan.format.page;
    const left = ((pageWidth - (x1 - x0)) / 2) * SCALE;
    const top = tiled ? ((pageHeight - plan.field[1]) / 2) * SCALE : (1 + TITLE_BAND) * SCALE;
    const [toLeft, toTop] = [x0 * SCALE, (plan.layout.height - y1) * SCALE];
    for (let y = 0; y < plan.field[1] * SCALE - 0.5; y++) {
      for (let x = 0; x < plan.field[0] * SCALE - 0.5; x++) {
        const from = Math.round(top + y) * picture.width + Math.round(left + x);
        gray[Math.round(toTop + y) * width + Math.round(toLeft + x)] = picture.gray[from] ?? 255;
      }
    }
  });
  return { width, height, gray, scale: SCALE };
}

/** What is surely a line in one picture has to be at least a trace of one in the other. */
const DARK = 128;
const TRACE = 235;
/** 0.05 cm at 25 pixels per cm. */
const REACH = 1;

function hasInkNear({ width, height, gray }: Picture, x: number, y: number): boolean {
  const [cx, cy] = [Math.round(x), Math.round(y)];
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      const [px, py] = [cx + dx, cy + dy];
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      if ((gray[py * width + px] ?? 255) < TRACE) return true;
    }
  }
  return false;
}

/** Every line drawn of a piece in one picture has its like in the other: how many dark pixels there are, and how many have none. */
export function missing(
  from: Picture,
  to: Picture,
  fromFormat: FormatName,
  toFormat: FormatName,
): { dark: number; lost: number } {
  const [a, b] = [sheetPlan(DRAFT, fromFormat, 'fr').layout, sheetPlan(DRAFT, toFormat, 'fr').layout];
  let [dark, lost] = [0, 0];
  for (const placement of a.placements) {
    const other = b.placements.find(({ piece }) => piece === placement.piece);
    if (!other) throw new Error(`${placement.piece} is not on ${toFormat}`);
    const turned = placement.rotated === other.rotated ? 1 : -1;
    const [{ outline } = { outline: [] }] = laidOutlines(DRAFT, [placement]);
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    const inside = insideOf(outline);
    for (
      let py = Math.floor((a.height - Math.max(...ys)) * SCALE);
      py <= (a.height - Math.min(...ys)) * SCALE;
      py++
    ) {
      for (let px = Math.floor(Math.min(...xs) * SCALE); px <= Math.max(...xs) * SCALE; px++) {
        if (px < 0 || py < 0 || px >= from.width || py >= from.height) continue;
        if ((from.gray[py * from.width + px] ?? 255) >= DARK) continue;
        const [x, y] = [(px + 0.5) / SCALE, a.height - (py + 0.5) / SCALE];
        if (!inside([x, y])) continue;
        dark++;
        const to2: Pair = [other.x + turned * (x - placement.x), other.y + turned * (y - placement.y)];
        if (!hasInkNear(to, to2[0] * SCALE - 0.5, (b.height - to2[1]) * SCALE - 0.5)) lost++;
      }
    }
  }
  return { dark, lost };
}

function insideOf(outline: readonly Pair[]): (at: Pair) => boolean {
  return ([x, y]) => {
    let odd = false;
    outline.forEach(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length] as Pair;
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
    });
    return odd;
  };
}
