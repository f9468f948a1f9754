import type { OperationName } from '@/lib/operations/names';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Part } from '@/lib/pattern/types';
import { caughtPieces } from './caught-pieces';
import { layerOf } from './layer';

/** Seams by which two layers are laid on each other and turned, so that one is hidden by the other. */
const LAYING: readonly OperationName[] = ['sew-collar', 'sew-neck-ruffle'];

/** What the rest of a garment is sewn to. */
const OWN: readonly Part[] = ['front', 'back', 'sleeve'];

/**
 * The pieces of the shell that are one layer of cloth: front and back, and all that is sewn to them piece by piece. Of a
 * collar in two layers it is the one sewn to the garment itself, not to its facing.
 */
export function outerShell(draft: MeasuredDraft): ReadonlySet<string> {
  const shell = new Set(draft.pieces.filter(({ piece }) => layerOf(piece) === 'shell').map(({ id }) => id));
  const reached = new Set(
    draft.pieces.filter(({ id, piece }) => shell.has(id) && OWN.includes(piece.part)).map(({ id }) => id),
  );
  const caught = caughtPieces(draft).map(({ caught: a, host: b }) => idsOf({ a, b }));
  const joining = [...draft.seams.filter((seam) => !isLaying(seam)).map(idsOf), ...caught];
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const ids of joining)
      if (ids.every((id) => shell.has(id)) && ids.some((id) => reached.has(id)))
        for (const id of ids) reached.add(id);
  }
  return reached;
}

function isLaying({ seam, a, b }: SeamView): boolean {
  return LAYING.includes(seam.operation) || (a.line === 'end' && b.line === 'end');
}

const idsOf = ({ a, b }: Pick<SeamView, 'a' | 'b'>) => [...a.steps, ...b.steps].map(({ piece }) => piece.id);
