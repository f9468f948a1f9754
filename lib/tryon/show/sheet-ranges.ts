import type { Cloth, WornSheet } from '@/lib/tryon/cloth/cloth';

/** A sheet, with the number of its first vertex in the whole. */
export interface RangedSheet {
  readonly sheet: WornSheet;
  readonly first: number;
}

export function rangedSheets({ sheets }: Cloth): RangedSheet[] {
  let first = 0;
  return sheets.map((sheet) => {
    const own = { sheet, first };
    first += sheet.points.length;
    return own;
  });
}
