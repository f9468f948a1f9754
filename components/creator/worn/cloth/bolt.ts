import type { Look } from '@/lib/cloth/look';
import { printInSpace } from '@/lib/cloth/print-in-space';
import type { Mark, Print } from '@/lib/cloth/types';
import type { Bolt } from '../scene/print-texture';
import type { Swatch } from './swatch';

/** Pixels to the longer side of what repeats. */
const PIXELS = 512;

/** Both cloths of a garment as they lie on the bolt: of the garment, and of collar and cuffs. */
export interface Bolts {
  readonly shell: Bolt;
  readonly trim: Bolt;
}

/** The cloths of a look; a photographed swatch takes the place of the first. */
export function boltsOf(look: Look | undefined, swatch: Swatch | null): Bolts {
  const shell = swatch ? boltOfSwatch(swatch) : paint(printInSpace(look?.main));
  return { shell, trim: look?.second ? paint(printInSpace(look.second)) : shell };
}

function paint({ width, height, ground, marks }: Print): Bolt {
  const picture = document.createElement('canvas');
  const scale = PIXELS / Math.max(width, height);
  picture.width = Math.round(width * scale);
  picture.height = Math.round(height * scale);
  const brush = picture.getContext('2d');
  if (!brush) throw new Error('No picture can be painted');
  brush.fillStyle = ground;
  brush.fillRect(0, 0, picture.width, picture.height);
  brush.scale(picture.width / width, picture.height / height);
  for (const mark of marks) paintMark(brush, mark);
  return { picture, width, height };
}

function paintMark(brush: CanvasRenderingContext2D, { d, fill, stroke, width = 0, opacity = 1 }: Mark): void {
  const path = new Path2D(d);
  brush.globalAlpha = opacity;
  if (fill) {
    brush.fillStyle = fill;
    brush.fill(path);
  }
  if (!stroke) return;
  brush.strokeStyle = stroke;
  brush.lineWidth = width;
  brush.stroke(path);
}

function boltOfSwatch({ picture, width }: Swatch): Bolt {
  return { picture, width, height: (width * picture.height) / picture.width };
}
