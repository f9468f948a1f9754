import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { closuresOf, pocketMouthsOf } from '@/lib/pattern/worn/closures';
import type { MeshButton } from '@/lib/tryon/mesh/piece-mesh';
import { type Sewn, type Sheets, sewSeam } from './sewing';
import type { Sheet } from './sheet';
import type { Tie } from './ties';

/** Openings with a zip and mouths of pockets in a seam, closed as they are worn. */
export function sewClosures(draft: MeasuredDraft, sheets: Sheets): Sewn[] {
  return [...closuresOf(draft), ...pocketMouthsOf(draft)].flatMap((closure) => sewSeam(closure, sheets));
}

/** Buttons done up: her right half lies over, its image on each button of the left; a cuff closes on itself on both sides. */
export function buttonUp(sheets: Sheets): Tie[] {
  return [...sheets.values()].flatMap((sheet) =>
    sheet.mesh.buttons.flatMap((button) => tiesOf(sheet, button)),
  );
}

function tiesOf(sheet: Sheet, { under, over, onLimb }: MeshButton): Tie[] {
  if (onLimb) return sheet.sides.flatMap((side) => tied(sheet.vertex(side, over), sheet.vertex(side, under)));
  return tied(sheet.vertex('right', over), sheet.vertex('left', under));
}

function tied(vertex: number | undefined, held: number | undefined): Tie[] {
  return vertex === undefined || held === undefined || vertex === held
    ? []
    : [{ vertex, from: held, to: held, share: 0 }];
}
