import type { Body } from '@/lib/measurements/names';
import { type MeasuredDraft, operations } from '@/lib/pattern/measured-draft';
import type { EdgeRef } from '@/lib/pattern/types';

// METHODS §1: shoulder girth P50 103 at the survey's median bust of 91.6; grows with the bust more slowly (H).
const SHOULDER_GIRTH = 103;
const MEDIAN_BUST = 91.6;
const PER_BUST = 0.6;
// Arms raised one after the other, the shoulders pass through less than their girth at rest (H).
const ARMS_RAISED = 0.92;
// Cloth that does not stretch slides over the bust with this to spare (H).
const OVER_BUST = 4;

/** METHODS §4: closed neckline that goes over any head. */
export const HEAD_PASSAGE = 61;

/** Least girth in cm of cloth that head, shoulders and bust can be put through. */
export function bodyPassage({ bustCircumference }: Body): number {
  const shoulders = SHOULDER_GIRTH + PER_BUST * (bustCircumference - MEDIAN_BUST);
  return Math.max(ARMS_RAISED * shoulders, bustCircumference + OVER_BUST);
}

export function opensAtNeck({ draft }: MeasuredDraft): boolean {
  return !['none', 'side-zip', 'back-keyhole'].includes(draft.choices.options.opening ?? 'none');
}

/** Length in cm that opens from the neck down: the zipped edges of one side; endless for fronts that part. */
export function openedLength(context: MeasuredDraft): number {
  const { opening = 'none' } = context.draft.choices.options;
  if (opening === 'none' || opening === 'side-zip' || opening === 'back-keyhole') return 0;
  if (!opening.endsWith('-zip')) return Number.POSITIVE_INFINITY;
  const zipped = operations(context, /zip/).flatMap(({ edges }) => edges);
  return oneSide(context, zipped).reduce((sum, ref) => sum + (context.edge(ref)?.length ?? 0), 0);
}

/** Of edges on both sides of an opening those of one: the first piece of each part it runs through, bodice and skirt. */
export function oneSide({ piece }: MeasuredDraft, edges: readonly EdgeRef[]): EdgeRef[] {
  const partOf = (id: string) => piece(id)?.piece.part;
  return edges.filter(
    (ref) => edges.find((other) => partOf(other.piece) === partOf(ref.piece))?.piece === ref.piece,
  );
}
