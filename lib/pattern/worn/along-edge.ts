import type { OperationName } from '@/lib/operations/names';
import { edgesAlong } from '../find';
import type { MeasuredDraft } from '../measured-draft';
import type { Side } from '../seam-view';
import { type Caught, outOf, sideOf, type Unplaced } from './caught';
import { layerOf } from './layer';

/** By this a strip is sewn on below the casing of an edge that goes round over front, sleeves and back. */
const ALONG: OperationName = 'attach-edge-ruffle';

/** The strips of a draft that hang along its edge below both shoulders: half of one from centre front to centre back, or one over the arm. */
export function alongEdge(draft: MeasuredDraft): Caught[] {
  return draft.draft.operations.flatMap(({ id, operation, edges, figures }) => {
    if (operation !== ALONG) return [];
    const strip = edges.flatMap((ref): Unplaced[] => {
      const piece = draft.piece(ref.piece);
      const edge = piece?.edges.find((own) => own.id === ref.edge);
      // A strip is drawn from its centre out, its raw edge back toward that.
      return piece && edge ? [{ piece, edge, reversed: true }] : [];
    });
    const caught = sideOf(strip);
    const held = figures.opens === 'arms' ? overArm(draft, caught) : heldAt(draft, caught);
    return [{ id, operation, caught, ...held }];
  });
}

/** Shared out as the edge has it: the marks of the strip lie on the seams of the sleeve. */
function heldAt(draft: MeasuredDraft, caught: Side): Pick<Caught, 'host' | 'stops'> {
  const front = edgeOf(draft, 'front').reverse();
  const arm = edgeOf(draft, 'sleeve');
  const host = sideOf([
    ...front.map((step) => ({ ...step, reversed: !step.reversed })),
    ...arm,
    ...edgeOf(draft, 'back'),
  ]);
  const [before, over] = [front, [...front, ...arm]].map((steps) => sideOf(steps).length) as [number, number];
  const share = caught.length / host.length;
  return {
    host,
    stops: [0, before, over, host.length].map((at) => [at * share, at] as const),
  };
}

/** From seam to seam of the sleeve. */
function overArm(draft: MeasuredDraft, caught: Side): Pick<Caught, 'host' | 'stops'> {
  const host = sideOf(edgeOf(draft, 'sleeve'));
  return {
    host,
    stops: [
      [0, 0],
      [caught.length, host.length],
    ],
  };
}

/** The upper edge of one part, from the outermost end in. */
function edgeOf({ pieces }: MeasuredDraft, part: 'front' | 'sleeve' | 'back'): Unplaced[] {
  return pieces
    .filter(({ piece }) => piece.part === part && layerOf(piece) === 'shell')
    .flatMap((piece) => edgesAlong(piece, 'neckline').map((edge) => ({ piece, edge })))
    .sort((p, q) => outOf(q) - outOf(p))
    .map(({ piece, edge }) => ({ piece, edge, reversed: edge.start.x < edge.end.x }));
}
