import { farBodice, nearBodice } from './bodice';
import { centreSeam, farCentreSeam } from './centre-seam';
import { edgeDarts, fisheyeDarts } from './darts';
import { hemStitching, sleeveHemStitching } from './hem-stitching';
import { farFacing, farNeckBinding, neckBinding } from './neck-finish';
import { panelSeams } from './panel-seams';
import type { FlatPart } from './part';
import { sleeves } from './sleeves';
import { zip } from './zip';

/** Everything a technical drawing can show, from the farthest to the nearest: later parts lie over earlier ones. */
export const PARTS: readonly FlatPart[] = [
  farBodice,
  farCentreSeam,
  farFacing,
  farNeckBinding,
  sleeves,
  sleeveHemStitching,
  nearBodice,
  panelSeams,
  edgeDarts,
  fisheyeDarts,
  centreSeam,
  hemStitching,
  neckBinding,
  zip,
];
