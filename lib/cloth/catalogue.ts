import type { ColourName } from './colours';
import { chambray, plain, satin, slubbed, velvet } from './prints/plain';
import { dotted, flowered } from './prints/printed';
import { breton, gingham, pinstriped, striped, tartan, windowpane } from './prints/striped';
import { corduroy, denim, gabardine, herringbone, houndstooth, tweed } from './prints/woven';
import type { DrawPrint } from './types';

interface ClothRow {
  readonly draw: DrawPrint;
  /** What it is sold in; the first is shown of it. */
  readonly colours: readonly [ColourName, ...ColourName[]];
}

/** Every cloth a garment can be shown in. What it looks like, not how it hangs. */
export const CLOTHS = {
  poplin: { draw: plain, colours: ['white', 'sky', 'rose', 'black'] },
  linen: { draw: slubbed, colours: ['ecru', 'sage', 'indigo', 'rust'] },
  chambray: { draw: chambray, colours: ['blue', 'grey', 'rose'] },
  denim: { draw: denim, colours: ['indigo', 'sky', 'black'] },
  gabardine: { draw: gabardine, colours: ['navy', 'sand', 'olive', 'red'] },
  corduroy: { draw: corduroy, colours: ['ochre', 'bottle', 'chocolate'] },
  striped: { draw: striped, colours: ['blue', 'red', 'green'] },
  pinstriped: { draw: pinstriped, colours: ['navy', 'charcoal', 'brown'] },
  breton: { draw: breton, colours: ['navy', 'red', 'black'] },
  gingham: { draw: gingham, colours: ['red', 'blue', 'green', 'black'] },
  windowpane: { draw: windowpane, colours: ['brown', 'blue', 'olive'] },
  tartan: { draw: tartan, colours: ['green', 'red', 'blue'] },
  herringbone: { draw: herringbone, colours: ['grey', 'brown', 'navy'] },
  houndstooth: { draw: houndstooth, colours: ['black', 'chocolate', 'red'] },
  tweed: { draw: tweed, colours: ['oat', 'olive', 'plum', 'grey'] },
  velvet: { draw: velvet, colours: ['bottle', 'plum', 'midnight'] },
  satin: { draw: satin, colours: ['blush', 'green', 'black', 'ochre'] },
  dotted: { draw: dotted, colours: ['navy', 'rust', 'white'] },
  flowered: { draw: flowered, colours: ['ecru', 'midnight', 'rose'] },
} as const satisfies Readonly<Record<string, ClothRow>>;

export type ClothName = keyof typeof CLOTHS;
export const CLOTH_NAMES = Object.keys(CLOTHS) as readonly ClothName[];

/** The colours a cloth is sold in. */
export const coloursOf = (cloth: ClothName): ClothRow['colours'] => CLOTHS[cloth].colours;
