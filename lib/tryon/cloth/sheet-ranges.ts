import type { Cloth, WornSheet } from './cloth';

/** A sheet, with the number of its first vertex in the whole. */
export interface RangedSheet {
  readonly sheet: WornSheet;
  readonly first: number;
}

export function rangedSheets({ sheets }: Pick<Cloth, 'sheets'>): RangedSheet[] {
  let first = 0;
  return sheets.map((sheet) => {
    const own = { sheet, first };
    first += sheet.points.length;
    return own;
  });
}

/** The numbers of a sheet's vertices in the whole. */
export const verticesOf = ({ sheet, first }: RangedSheet): number[] => sheet.points.map((_, i) => first + i);
