import { backYoke } from './back-yoke';
import { belt, halfBelt } from './belt';
import { farBodice, nearBodice } from './bodice';
import { bodiceGathers } from './bodice-gathers';
import { buttons } from './buttons';
import { capPleats } from './cap-pleats';
import { cape } from './cape';
import { centreSeam, farCentreSeam } from './centre-seam';
import { farCollar, nearCollar } from './collar';
import { cowl } from './cowl';
import { edgeDarts, fisheyeDarts } from './darts';
import { drawnEdge } from './drawn-edge';
import { edgeRuffle, slantingRuffle } from './edge-ruffle';
import { farHalter, nearHalter } from './halter-strap';
import { hemStitching, sleeveHemStitching } from './hem-stitching';
import { keyhole } from './keyhole';
import { lappedEdge } from './lapped-edge';
import { farFacing, farNeckBinding, neckBinding } from './neck-finish';
import { panelSeams } from './panel-seams';
import type { FlatPart } from './part';
import { petals } from './petals';
import { pockets } from './pockets';
import { hemRuffle, shoulderRuffles } from './ruffles';
import { sideZip } from './side-zip';
import { skirtCentre, skirtCloth, skirtDarts, skirtFolds, skirtOutline, skirtPanelSeams } from './skirt';
import { skirtGathers, skirtTiers } from './skirt-gathers';
import { skirtGores } from './skirt-gores';
import { skirtLap } from './skirt-lap';
import { skirtPleats } from './skirt-pleats';
import { capGathers, cuffButton, sleeveEnds, sleeveFolds, sleeveSeam } from './sleeve-details';
import { sleeves } from './sleeves';
import { backVent, sideSlits } from './slits';
import { strapBows } from './strap-bows';
import { underBustSeam } from './under-bust-seam';
import { waistCasing } from './waist-casing';
import { wrapTies } from './wrap-ties';
import { yoke } from './yoke';
import { zip } from './zip';

/** Everything a technical drawing can show, from the farthest to the nearest: later parts lie over earlier ones. */
export const PARTS: readonly FlatPart[] = [
  farBodice,
  farCentreSeam,
  farFacing,
  farNeckBinding,
  farCollar,
  farHalter,
  sleeves,
  sleeveHemStitching,
  sleeveFolds,
  sleeveSeam,
  sleeveEnds,
  cuffButton,
  capGathers,
  capPleats,
  petals,
  skirtCloth,
  skirtGores,
  skirtOutline,
  skirtFolds,
  skirtGathers,
  skirtPanelSeams,
  skirtPleats,
  skirtTiers,
  skirtDarts,
  skirtCentre,
  nearBodice,
  panelSeams,
  yoke,
  backYoke,
  bodiceGathers,
  underBustSeam,
  edgeDarts,
  fisheyeDarts,
  centreSeam,
  hemStitching,
  waistCasing,
  pockets,
  hemRuffle,
  neckBinding,
  drawnEdge,
  cowl,
  sideSlits,
  backVent,
  zip,
  sideZip,
  keyhole,
  lappedEdge,
  skirtLap,
  buttons,
  wrapTies,
  belt,
  halfBelt,
  cape,
  shoulderRuffles,
  edgeRuffle,
  slantingRuffle,
  strapBows,
  nearHalter,
  nearCollar,
];
