import { liesOver } from '@/lib/pattern/halves';
import { withoutLeft } from '@/lib/pattern/left-name';
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

/** Buttons done up: the half that lies over holds its image on each button of the other; a cuff closes on itself on both sides. */
export function buttonUp(sheets: Sheets): Tie[] {
  const all = [...sheets.values()];
  return all.flatMap((sheet) => [
    ...sheet.mesh.buttons.flatMap((button) => tiesOf(sheet, button)),
    ...heldByTwin(sheet, all),
  ]);
}

/** The left piece of what is cut for each side, by its right one. */
export function leftOf(right: Sheet, sheets: readonly Sheet[]): Sheet | undefined {
  const own = right.mesh.piece.piece;
  if (own.cut.side !== 'right') return undefined;
  return sheets.find(
    ({ mesh: { piece } }) => piece.piece.cut.side === 'left' && withoutLeft(piece.id) === own.id,
  );
}

/** Of what is cut for each side, the right piece held on the left one, place by place from the top. */
function heldByTwin(right: Sheet, sheets: readonly Sheet[]): Tie[] {
  const left = leftOf(right, sheets);
  const [over, under] = [heldOn(right), left ? heldOn(left) : []];
  return over.flatMap((vertex, i) => tied(vertex, under[i]));
}

/** Its held places from the top. */
function heldOn({ mesh, sides: [side], vertex }: Sheet): (number | undefined)[] {
  const height = (local: number) => mesh.points[local]?.y ?? 0;
  const own = mesh.buttons.filter(({ onLimb }) => !onLimb).map(({ under }) => under);
  return own.sort((a, b) => height(b) - height(a)).map((local) => side && vertex(side, local));
}

function tiesOf(sheet: Sheet, { under, over, onLimb }: MeshButton): Tie[] {
  if (onLimb) return sheet.sides.flatMap((side) => tied(sheet.vertex(side, over), sheet.vertex(side, under)));
  const [above, below] = liesOver(sheet.mesh.piece.piece, 'right')
    ? (['right', 'left'] as const)
    : (['left', 'right'] as const);
  return tied(sheet.vertex(above, over), sheet.vertex(below, under));
}

function tied(vertex: number | undefined, held: number | undefined): Tie[] {
  return vertex === undefined || held === undefined || vertex === held
    ? []
    : [{ vertex, from: held, to: held, share: 0 }];
}
