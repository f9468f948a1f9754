import 'server-only';
import sharp from 'sharp';
import type { Bitmap } from '@/lib/tryon/still/canvas';
import { frameGarment } from '@/lib/tryon/still/frame';
import { drawStill, type StillScene } from '@/lib/tryon/still/still';

/** Of each view, pixels. */
export const VIEW_SIZE = { width: 540, height: 540 } as const;
/** Seen a little from her left, then from behind, degrees. */
const TURNS = [20, 200] as const;
const WEBP = { quality: 78, alphaQuality: 90 } as const;

/** A garment on its wearer from the front, and beside that from the back, as WebP on nothing. */
export function frontAndBack(scene: StillScene): Promise<Buffer> {
  const { width, height } = VIEW_SIZE;
  const frame = frameGarment(scene.body, scene.garment, TURNS, width / height);
  return besideEachOther(TURNS.map((turn) => drawStill(scene, { ...frame, turn }, width, height)));
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
