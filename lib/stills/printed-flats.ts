import 'server-only';
import sharp from 'sharp';
import type { Look } from '@/lib/cloth/look';
import type { Raster } from '@/lib/drawing/document';
import { THEMES, type Theme } from '@/lib/drawing/styles';
import type { Drawing } from '@/lib/drawing/types';
import { flatDrawing, type View } from '@/lib/flat/flat';
import type { Draft } from '@/lib/pattern/types';
import { renderSvg } from '@/lib/svg/svg';

/** A cover shows a view about so high, cm; on paper at 300 pixels to the inch. */
const HIGH = 9;
const ROWS = Math.round((HIGH / 2.54) * 300);
/** A unit of a picture without a size is a pixel at so many to the inch. */
const PIXELS = 72;
const PAPER = '#ffffff';

/** The technical drawings of a garment in its cloth, the print at the scale of the drawing, as they are on a card. */
export async function printedFlats(draft: Draft, look: Look): Promise<Readonly<Record<View, Raster>>> {
  const [front, back] = await Promise.all([
    printed(flatDrawing(draft, 'front'), look),
    printed(flatDrawing(draft, 'back'), look),
  ]);
  return { front, back };
}

async function printed(drawing: Drawing, look: Look): Promise<Raster> {
  const [, bottom, , top] = drawing.box;
  const svg = renderSvg(drawing, { look, theme: drawnAt(HIGH / (top - bottom)) });
  const { data, info } = await sharp(Buffer.from(svg), { density: (PIXELS * ROWS) / (top - bottom) })
    .flatten({ background: PAPER })
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, columns: info.width, rows: info.height };
}

/** Lines keep their width on paper, however small the garment is drawn. */
function drawnAt(scale: number): Theme {
  const strokes = Object.entries(THEMES.print.strokes).map(([name, stroke]) => [
    name,
    {
      ...stroke,
      width: stroke.width / scale,
      ...(stroke.dash && { dash: stroke.dash.map((cm) => cm / scale) }),
    },
  ]);
  return { ...THEMES.print, strokes: Object.fromEntries(strokes) };
}
