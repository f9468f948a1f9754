import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { closuresOf, pocketMouthsOf } from '@/lib/pattern/worn/closures';
import { type Sewn, type Sheets, sewSeam } from './sewing';
import type { Sheet } from './sheet';
import type { Tie } from './ties';

/** Openings with a zip and mouths of pockets in a seam, closed as they are worn. */
export function sewClosures(draft: MeasuredDraft, sheets: Sheets): Sewn[] {
  return [...closuresOf(draft), ...pocketMouthsOf(draft)].flatMap((closure) => sewSeam(closure, sheets));
}

/** Buttons done up: her right half lies over, its image on each button of the left. */
export function buttonUp(sheets: Sheets): Tie[] {
  return [...sheets.values()].flatMap((sheet) =>
    sheet.mesh.buttons.flatMap(([under, over]) => tieOf(sheet, under, over)),
  );
}

function tieOf(sheet: Sheet, under: number, over: number): Tie[] {
  const [vertex, held] = [sheet.vertex('right', over), sheet.vertex('left', under)];
  return vertex === undefined || held === undefined || vertex === held
    ? []
    : [{ vertex, from: held, to: held, share: 0 }];
}
