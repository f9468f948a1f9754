import 'server-only';
import sharp from 'sharp';
import type { Look } from '@/lib/cloth/look';
import type { Raster } from '@/lib/drawing/document';
import type { Draft } from '@/lib/pattern/types';
import { hangsWhole } from '@/lib/tryon/cloth/hangs-whole';
import { frameGarment } from '@/lib/tryon/still/frame';
import { drawStill } from '@/lib/tryon/still/still';
import { wearerOfDraft, wornScene } from './worn-scene';

/** Pixels: 150 to the inch on the width a cover has for it. */
const SIZE = { width: 510, height: 600 } as const;
const TURN = 20;
const PAPER = '#ffffff';

/** A garment on its wearer to be printed on paper; undefined of one that does not hang with all that is seen of it. */
export async function printedStill(draft: Draft, look: Look): Promise<Raster | undefined> {
  if (!hangsWhole(draft)) return undefined;
  const scene = await wornScene(draft, look, wearerOfDraft(draft));
  if (!scene) return undefined;
  const { width, height } = SIZE;
  const frame = frameGarment(scene.body, scene.garment, [TURN], width / height);
  const { rgba } = drawStill(scene, { ...frame, turn: TURN }, width, height);
  const jpeg = await sharp(Buffer.from(rgba), { raw: { width, height, channels: 4 } })
    .flatten({ background: PAPER })
    .jpeg({ quality: 84 })
    .toBuffer();
  return { jpeg, columns: width, rows: height };
}
