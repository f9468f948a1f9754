import 'server-only';
import sharp from 'sharp';
import { tileSvg } from '@/lib/cloth/pattern';
import type { Print } from '@/lib/cloth/types';
import type { PrintPixels } from '@/lib/tryon/still/print';

/** As fine as a still has samples, so that no thread of it is skipped, pixels a centimetre. */
const PIXELS_PER_CM = 20;

/** One repeat of a cloth as pixels. */
export async function printPixels(print: Print): Promise<PrintPixels> {
  const { width, height } = print;
  const picture = sharp(Buffer.from(tileSvg(print, PIXELS_PER_CM)))
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { rgba: data, columns: info.width, rows: info.height, width, height };
}
