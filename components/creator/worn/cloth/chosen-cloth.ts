import { z } from 'zod';
import type { Garment } from '@/lib/choices/types';
import { FABRIC_NAMES, type FabricName, USUAL_FABRIC } from '@/lib/fabrics/fabrics';
import { CLOTH_COLOUR_NAMES, type ClothColour } from './colours';
import { PRINT_NAMES, type PrintName } from './prints';

/** The cloth a garment is looked at in; `fabric` is null for the usual one of such a garment. */
export interface ChosenCloth {
  readonly fabric: FabricName | null;
  readonly colour: ClothColour;
  readonly print: PrintName;
}

export const FIRST_CLOTH: ChosenCloth = { fabric: null, colour: 'brick', print: 'plain' };

export const fabricOf = ({ fabric }: ChosenCloth, garment: Garment): FabricName =>
  fabric ?? USUAL_FABRIC[garment];

const KEY = 'droitfil.worn-cloth';
const SAVED = z.strictObject({
  fabric: z.enum(FABRIC_NAMES as [FabricName]).nullable(),
  colour: z.enum(CLOTH_COLOUR_NAMES as [ClothColour]),
  print: z.enum(PRINT_NAMES as [PrintName]),
});

/** The cloth chosen last in this browser. */
export function keptCloth(storage: Storage | null): ChosenCloth {
  try {
    return SAVED.parse(JSON.parse(storage?.getItem(KEY) ?? ''));
  } catch {
    return FIRST_CLOTH;
  }
}

export function keepCloth(storage: Storage | null, cloth: ChosenCloth): void {
  try {
    storage?.setItem(KEY, JSON.stringify(cloth));
  } catch {
    // Full or forbidden: it lasts for this visit.
  }
}
