import { areaOf } from '@/lib/geometry/polygon';
import { nestSheets } from '@/lib/layout/nest';
import type { SheetOptions as NestOptions, SheetLayout } from '@/lib/layout/sheet-layout';
import type { Piece } from '@/lib/pattern/types';

/** Least distance between two cut lines on paper, cm. */
const GAP = 0.5;
/** Layouts tried: the figure after which more hardly saves a page. */
const BUDGET = 60;
/** Sheets that are stuck together are tried on several widths, and each sheet saved is one less to trim. */
const BUDGET_JOINED = 360;
/** And where the last sheet holds next to nothing, less than this share of it, or all of them hold less than this one. */
const PATIENT = 300;
const SCRAP = 0.15;
const SPARSE = 0.45;

type Field = Pick<NestOptions, 'width' | 'pageHeight' | 'join'>;

/** Pieces laid on paper as every file lays them, either way up. */
export const nested = (
  pieces: readonly Piece[],
  field: Field,
  budget = field.join ? BUDGET_JOINED : BUDGET,
): SheetLayout => nestSheets(pieces, { ...field, gap: GAP, rotate180: true, budget });

/** On sheets that are each billed: a last one with a mere strip on it, or many half empty, are worth looking for a way without. */
export function onFewSheets(pieces: readonly Piece[], field: Required<Omit<Field, 'join'>>): SheetLayout {
  const apart = { ...field, join: false };
  const layout = nested(pieces, apart);
  const last = layout.length / field.pageHeight - (layout.rows - 1);
  const covered = pieces.reduce((sum, { cutLine }) => sum + areaOf(cutLine), 0);
  const isSparse = covered < SPARSE * layout.rows * field.width * field.pageHeight;
  return layout.rows > 1 && (last < SCRAP || isSparse) ? nested(pieces, apart, PATIENT) : layout;
}
