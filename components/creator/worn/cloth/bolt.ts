import type { Bolt } from '../scene/print-texture';
import type { ChosenCloth } from './chosen-cloth';
import { CLOTH_COLOURS, inksOn } from './colours';
import { PRINTS } from './prints';

/** Pixels to a side of what repeats. */
const PIXELS = 512;
const ROUND = [-1, 0, 1];

/** The cloth as it lies on the bolt, painted. What reaches over an edge of it comes in again on the other side. */
export function paintBolt({ colour, print }: ChosenCloth): Bolt {
  const ground = CLOTH_COLOURS[colour];
  const { width, height, forms } = PRINTS[print](inksOn(ground));
  const picture = document.createElement('canvas');
  picture.width = PIXELS;
  picture.height = PIXELS;
  const brush = picture.getContext('2d');
  if (!brush) throw new Error('No picture can be painted');
  brush.fillStyle = ground;
  brush.fillRect(0, 0, PIXELS, PIXELS);
  for (const { path, colour: ink, cover } of forms) {
    brush.fillStyle = ink;
    brush.globalAlpha = cover;
    for (const across of ROUND)
      for (const down of ROUND) {
        brush.setTransform(PIXELS / width, 0, 0, PIXELS / height, across * PIXELS, down * PIXELS);
        brush.fill(new Path2D(path));
      }
  }
  return { picture, width, height };
}

/** A photographed swatch, so many cm wide. */
export function boltOfSwatch(picture: ImageBitmap, width: number): Bolt {
  return { picture, width, height: (width * picture.height) / picture.width };
}
