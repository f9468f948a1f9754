import { BOILED_WOOL, DENIM, GABARDINE, WOOL_CREPE } from './heavy';
import { LINEN, POPLIN, SATEEN, SATIN, VISCOSE_CREPE, VOILE } from './light';
import type { Fabric } from './types';

/** Cloths a garment can be hung in, from the lightest to the heaviest. */
export const FABRICS = {
  voile: VOILE,
  satin: SATIN,
  'viscose-crepe': VISCOSE_CREPE,
  poplin: POPLIN,
  linen: LINEN,
  sateen: SATEEN,
  'wool-crepe': WOOL_CREPE,
  gabardine: GABARDINE,
  'boiled-wool': BOILED_WOOL,
  denim: DENIM,
} as const satisfies Readonly<Record<string, Fabric>>;

export type FabricName = keyof typeof FABRICS;
export const FABRIC_NAMES = Object.keys(FABRICS) as FabricName[];

/** What a garment is thought to be cut from while nothing else is said. */
export const USUAL_FABRIC = {
  top: 'poplin',
  dress: 'poplin',
  jacket: 'gabardine',
} as const satisfies Readonly<Record<string, FabricName>>;
