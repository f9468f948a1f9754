import type { Garment } from '@/lib/choices/types';
import type { ButtonRow } from './button-row';
import { buttoned } from './buttoned';

/** How far each front is cut beyond the centre, and its buttons, cm (G: overlaps of 12 to 14). */
const BY_GARMENT: Readonly<Record<Garment, { readonly extension: number; readonly diameter: number }>> = {
  top: { extension: 5.5, diameter: 1.8 },
  dress: { extension: 6, diameter: 1.8 },
  jacket: { extension: 7, diameter: 2.3 },
};
/** Cloth beyond the button, up to the edge. */
const TO_EDGE = 1;

function doubleRow(garment: Garment): ButtonRow {
  const { extension, diameter } = BY_GARMENT[garment];
  return {
    lap: { face: 'front', extension },
    diameter,
    column: extension - diameter / 2 - TO_EDGE,
    lie: 'level',
  };
}

/** Two rows of buttons as far on either side of the centre; the outer one closes, the other lies over what it closes. */
export const DOUBLE_BREASTED = buttoned({
  id: 'double-breasted',
  face: 'front',
  row: ({ garment }) => doubleRow(garment),
  double: true,
});
