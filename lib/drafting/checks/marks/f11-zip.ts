import { minimumRadius } from '@/lib/geometry/fairness';
import { OPERATIONS } from '@/lib/operations/registry';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { type MeasuredDraft, operations } from '@/lib/pattern/measured-draft';
import type { Notion, Operation } from '@/lib/pattern/types';
import { oneSide } from '../context/passage';
import type { Reading } from '../result';
import { atLeast, atMost, defineRule } from '../rule';

// METHODS §10.
const STOCK = [16, 18, 20, 22, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70];
const SEPARATING = [30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80];
const LOST_BY_INVISIBLE = 2.5;
/** A centre is drawn for its zip; a side follows the body, into which zips are sewn as a rule. */
const LEAST_RADIUS = { centre: atLeast(30), side: atLeast(18) };
const IN_STOCK = atMost(0);
/** Ends of edges and lengths are written to 1e-6: measured again, an edge may miss its length by some of them, cm. */
const ROUNDED = 1e-5;

const isZip = ({ kind }: Notion): boolean => kind.endsWith('zip');

function zipEdges(context: MeasuredDraft, { edges }: Operation): EdgeView[] {
  return oneSide(context, edges).flatMap((ref) => context.edge(ref) ?? []);
}

function stockReading({ kind, length = 0 }: Notion): Reading {
  const stock = kind === 'separating-zip' ? SEPARATING : STOCK;
  return { figure: stock.includes(length) ? 0 : 1, where: `zip of ${length}: sold`, limits: IN_STOCK };
}

function lengthReadings(opening: number, zip: Notion, need: number | undefined): Reading[] {
  const usable = (zip.length ?? 0) - (zip.kind === 'invisible-zip' ? LOST_BY_INVISIBLE : 0);
  const found = [{ figure: usable - opening, where: 'zip over its opening' }];
  return need === undefined
    ? found
    : [...found, { figure: opening - need, where: 'opening over what is needed' }];
}

function readings(context: MeasuredDraft): Reading[] {
  const zips = context.draft.notions.filter(isZip);
  const sewn = operations(context, /zip/).filter(({ edges }) => edges.length > 0);
  const [zip] = zips;
  const [operation] = sewn;
  if (!zip || !operation) {
    const opening = context.draft.choices.options.opening ?? 'none';
    return opening.endsWith('-zip') ? [{ figure: Number.NaN, where: 'no zip, or nowhere to sew it' }] : [];
  }
  const edges = zipEdges(context, operation);
  const limits = LEAST_RADIUS[OPERATIONS[operation.operation].zip === 'side' ? 'side' : 'centre'];
  const opening = edges.reduce((sum, { length }) => sum + length, 0);
  return [
    stockReading(zip),
    ...lengthReadings(opening, zip, context.draft.construction.zipOpening),
    ...edges.map(({ path, name }) => ({ figure: minimumRadius(path), where: name, limits })),
  ];
}

/** INVARIANTS F11. */
export const F11 = defineRule({
  id: 'F11',
  title: 'The zip is sold, long enough, and set in a straight enough seam',
  limits: atLeast(-ROUNDED),
  read: readings,
});
