import type { ClothName } from '@/lib/cloth/catalogue';
import type { Look } from '@/lib/cloth/look';
import { type FabricName, USUAL_FABRIC } from './fabrics';

/** As what each cloth falls. */
const FALLS_AS: Readonly<Record<ClothName, FabricName>> = {
  poplin: 'poplin',
  linen: 'linen',
  chambray: 'poplin',
  denim: 'denim',
  gabardine: 'gabardine',
  corduroy: 'gabardine',
  striped: 'poplin',
  pinstriped: 'gabardine',
  breton: 'poplin',
  gingham: 'poplin',
  windowpane: 'wool-crepe',
  tartan: 'wool-crepe',
  herringbone: 'gabardine',
  houndstooth: 'wool-crepe',
  tweed: 'boiled-wool',
  velvet: 'sateen',
  satin: 'satin',
  dotted: 'viscose-crepe',
  flowered: 'viscose-crepe',
};

/** The fabric a garment hangs in: the one asked for, else that of what it is shown in, else the usual one. */
export function fabricFor(
  asked: FabricName | null,
  look: Look | undefined,
  garment: keyof typeof USUAL_FABRIC,
): FabricName {
  return asked ?? (look ? FALLS_AS[look.main.cloth] : USUAL_FABRIC[garment]);
}
