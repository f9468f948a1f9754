import { lengthAtPoint } from '@/lib/geometry/closest';
import { endOf } from '@/lib/geometry/path';
import type { OperationName } from '@/lib/operations/names';
import { edgesAlong } from '../find';
import { pathOf } from '../lines';
import type { MeasuredDraft } from '../measured-draft';
import type { PieceView } from '../piece-view';
import type { Step } from '../seam-view';
import { type Caught, sideOf, type Unplaced } from './caught';
import { layerOf } from './layer';

/** By these a piece is caught in the armhole over the shoulder, between the garment and what closes that armhole. */
const CAUGHT: readonly OperationName[] = ['baste-shoulder-ruffle', 'baste-cape'];

/** The pieces of a draft that are caught in its armholes over the shoulder. */
export function overShoulder(draft: MeasuredDraft): Caught[] {
  return draft.draft.operations.flatMap(({ id, operation, edges: [ref] }) => {
    if (!CAUGHT.includes(operation) || !ref) return [];
    const piece = draft.piece(ref.piece);
    const edge = piece?.edges.find((own) => own.id === ref.edge);
    if (!piece || !edge) return [];
    const caught = sideOf([{ piece, edge, reversed: false }]);
    return [{ id, operation, caught, ...heldAt(draft, caught.length) }];
  });
}

/** From end mark to end mark; both lengths over the shoulder are shared out as the armhole has them. */
function heldAt(draft: MeasuredDraft, length: number): Pick<Caught, 'host' | 'stops'> {
  const front = armholeUp(draft, 'front');
  const back = [...armholeUp(draft, 'back')].reverse().map((step) => ({ ...step, reversed: !step.reversed }));
  const armhole = sideOf([...front, ...back]);
  const shoulder = sideOf(front).length;
  const marks = armhole.steps.flatMap(markOn).sort((p, q) => p - q);
  const [from, to] = [marks[0] ?? 0, marks.at(-1) ?? armhole.length];
  const onShoulder = (length * (shoulder - from)) / (to - from);
  return {
    host: armhole,
    stops: [
      [0, from],
      [onShoulder, shoulder],
      [length, to],
    ],
  };
}

/** The edges of one face's armhole, from under the arm to the shoulder. */
function armholeUp({ pieces }: MeasuredDraft, part: 'front' | 'back'): Unplaced[] {
  return pieces
    .filter(({ piece }) => piece.part === part && layerOf(piece) === 'shell')
    .flatMap((piece) => edgesAlong(piece, 'armhole').map((edge) => ({ piece, edge })))
    .sort((p, q) => heightOf(p) - heightOf(q))
    .map(({ piece, edge }) => ({ piece, edge, reversed: edge.start.y > edge.end.y }));
}

const heightOf = ({ edge: { start, end } }: Pick<Step, 'edge'>) => start.y + end.y;

/** Where the end of what is caught is marked on a step of the armhole, along the whole of it, cm. */
function markOn({ piece, edge, reversed, from }: Step): number[] {
  return piece.piece.internal
    .filter(({ id }) => id === 'ruffle-end')
    .map((mark) => {
      const along = lengthAtPoint(edge.path, lastOf(mark));
      return from + (reversed ? edge.length - along : along);
    });
}

const lastOf = (mark: PieceView['piece']['internal'][number]) => endOf(pathOf(mark));
