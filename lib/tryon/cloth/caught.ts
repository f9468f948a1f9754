import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { caughtPieces } from '@/lib/pattern/worn/caught-pieces';
import { type Sewn, type Sheets, sewnLine } from './sewing';
import type { BodySide } from './sheet';
import { type SewnLine, type Stops, tiesBetween } from './ties';

const SIDES: readonly BodySide[] = ['left', 'right'];

/** Capes and ruffles that are caught over the shoulder or along an edge below it, sewn on both sides of the body. */
export function sewCaught(draft: MeasuredDraft, sheets: Sheets): Sewn[] {
  return caughtPieces(draft).flatMap(({ id, operation, caught, host, stops }) =>
    SIDES.flatMap((side) => {
      const [a, whole] = [sewnLine(caught, side, sheets), sewnLine(host, side, sheets)];
      const b = whole && heldOf(whole, stops);
      return a && b ? [{ id, operation, a, b, stops, ties: tiesBetween(a, b, stops) }] : [];
    }),
  );
}

/** Of a line what lies between the first and the last place that is held. */
function heldOf({ vertices, at }: SewnLine, stops: Stops): SewnLine | undefined {
  const [from, to] = [stops[0]?.[1] ?? 0, stops.at(-1)?.[1] ?? 0];
  const held = at.flatMap((place, i) => (place >= from && place <= to ? [i] : []));
  const line = { vertices: held.map((i) => vertices[i] as number), at: held.map((i) => at[i] as number) };
  return line.vertices.length > 1 ? line : undefined;
}
