import { BACK_SHAPING } from './back-shaping';
import { BELT } from './belt';
import { BUST_SHAPING } from './bust-shaping';
import { COLLAR } from './collar';
import { FIT } from './fit';
import { HEM } from './hem';
import { HEM_SHAPE } from './hem-shape';
import { INSIDE } from './inside';
import { LENGTH } from './length';
import { NECKLINE_BACK } from './neckline-back';
import { NECKLINE_FRONT } from './neckline-front';
import { OPENING } from './opening';
import { PLEATS } from './pleats';
import { POCKETS } from './pockets';
import { RUFFLE } from './ruffle';
import { SEAM_ALLOWANCE } from './seam-allowance';
import { SIDE_SLIT } from './side-slit';
import { SILHOUETTE } from './silhouette';
import { SKIRT } from './skirt';
import { SLEEVE } from './sleeve';
import { SLEEVE_FINISH } from './sleeve-finish';
import { SLEEVE_LENGTH } from './sleeve-length';
import { WAIST_SEAM } from './waist-seam';

/** Every slot, in the order it is asked. */
export const SLOTS = [
  FIT,
  SILHOUETTE,
  WAIST_SEAM,
  SKIRT,
  PLEATS,
  LENGTH,
  BUST_SHAPING,
  BACK_SHAPING,
  NECKLINE_FRONT,
  NECKLINE_BACK,
  COLLAR,
  SLEEVE,
  SLEEVE_LENGTH,
  SLEEVE_FINISH,
  OPENING,
  BELT,
  POCKETS,
  RUFFLE,
  SIDE_SLIT,
  HEM_SHAPE,
  INSIDE,
  SEAM_ALLOWANCE,
  HEM,
] as const;

type Slot = (typeof SLOTS)[number];

type SlotId = Slot['id'];

/** A value of each slot a garment has; what is asked by a name that is not known has none. */
export type Options = Readonly<Record<string, string>> & {
  readonly [Of in Slot as Of['id']]?: keyof Of['values'] & string;
};

/** The values of a slot. */
export type ValueOf<Id extends SlotId> = NonNullable<Options[Id]>;
