import 'server-only';
import sharp from 'sharp';
import { inksOf } from '@/lib/cloth/inks';
import type { Look } from '@/lib/cloth/look';
import { printInSpace } from '@/lib/cloth/print-in-space';
import { FABRICS } from '@/lib/fabrics/fabrics';
import { fabricFor } from '@/lib/fabrics/falls-as';
import type { Draft } from '@/lib/pattern/types';
import { surfacer } from '@/lib/tryon/show/garment-surface';
import { SHOWN_SPACING } from '@/lib/tryon/spacing';
import type { Bitmap } from '@/lib/tryon/still/canvas';
import { frameGarment } from '@/lib/tryon/still/frame';
import type { Colour } from '@/lib/tryon/still/shade';
import { drawStill, type StillScene } from '@/lib/tryon/still/still';
import { stuffOf } from '@/lib/tryon/stuff';
import { tryOn } from '@/lib/tryon/try-on';
import type { Wearer } from '@/lib/tryon/wearer';
import { printPixels } from './print-pixels';

/** Of each view, pixels. */
export const VIEW_SIZE = { width: 540, height: 540 } as const;
/** Seen a little from her left, then from behind, degrees. */
const TURNS = [20, 200] as const;
const SKIN = '#cdbfa6';
const SEAM_ON_TOILE = '#241a12';
const WEBP = { quality: 78, alphaQuality: 90 } as const;

/** A garment on its wearer, seen from the front and beside that from the back, as WebP on nothing. */
export async function wornPicture(draft: Draft, look: Look | undefined, wearer: Wearer): Promise<Buffer> {
  const scene = await sceneOf(draft, look, wearer);
  const { width, height } = VIEW_SIZE;
  const frame = frameGarment(scene.body, scene.garment, TURNS, width / height);
  return besideEachOther(TURNS.map((turn) => drawStill(scene, { ...frame, turn }, width, height)));
}

/** Refuses a garment that does not hang: of those that are pictured this is a bug of ours. */
async function sceneOf(draft: Draft, look: Look | undefined, { form, mesh }: Wearer): Promise<StillScene> {
  const fabric = FABRICS[fabricFor(null, look, draft.choices.garment)];
  const worn = tryOn(draft, form, SHOWN_SPACING, stuffOf(fabric));
  if ('unhung' in worn) throw new Error(`The garment does not hang: ${worn.unhung}`);
  const shell = await printPixels(printInSpace(look?.main));
  return {
    body: mesh,
    garment: surfacer(worn.cloth, worn.positions, form)(worn.positions),
    prints: { shell, trim: look?.second ? await printPixels(printInSpace(look.second)) : shell },
    light: fabric.light,
    skin: sharesOf(SKIN),
    line: sharesOf(look ? inksOf(look).line : SEAM_ON_TOILE),
  };
}

/** `#rrggbb` as shares of one. */
function sharesOf(hex: string): Colour {
  const share = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [share(1), share(3), share(5)];
}

function besideEachOther(views: readonly Bitmap[]): Promise<Buffer> {
  const { width, height } = VIEW_SIZE;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const laid = views.map(({ rgba }, i) => ({
    input: Buffer.from(rgba),
    raw: { width, height, channels: 4 as const },
    left: i * width,
    top: 0,
  }));
  return sharp({ create: { width: width * views.length, height, channels: 4, background } })
    .composite(laid)
    .webp(WEBP)
    .toBuffer();
}
