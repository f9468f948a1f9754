import type { OperationName } from '@/lib/operations/names';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Part } from '@/lib/pattern/types';

/** What of the body a piece is worn round. */
export type WornPlace = 'torso' | 'skirt' | 'arm' | 'neck' | 'waist';

const BY_PART: Readonly<Partial<Record<Part, WornPlace>>> = {
  front: 'torso',
  back: 'torso',
  strap: 'torso',
  'skirt-front': 'skirt',
  'skirt-back': 'skirt',
  sleeve: 'arm',
  cuff: 'arm',
  collar: 'neck',
  belt: 'waist',
};

/** What is caught between two layers, not sewn to an edge of its own, is worn where its operation says. */
const BY_OPERATION: Readonly<Partial<Record<OperationName, WornPlace>>> = {
  'baste-shoulder-ruffle': 'torso',
  'baste-seam-ruffle': 'torso',
  'baste-collar-ruffle': 'neck',
  'baste-cape': 'torso',
  'attach-edge-ruffle': 'neck',
  'baste-edge-ruffle': 'neck',
};

/**
 * Where a piece is worn: by its part, or, where that does not say (ruffles, bands, bindings), with what it is sewn to.
 * Undefined of a piece that is sewn to nothing that has a place.
 */
export function wornPlace({ piece }: PieceView, draft: MeasuredDraft): WornPlace | undefined {
  const own = BY_PART[piece.part];
  if (own) return own;
  const partners = draft.seams.filter((seam) => touches(seam, piece.id)).flatMap(partsOf);
  const operations = draft.draft.operations.filter(({ pieces }) => pieces.includes(piece.id));
  const edged = operations.flatMap(({ pieces }) => pieces.map((id) => draft.piece(id)?.piece.part));
  const places = [
    ...operations.map(({ operation }) => BY_OPERATION[operation]),
    ...[...partners, ...edged].map((part) => part && BY_PART[part]),
  ];
  return places.find((place) => place !== undefined);
}

const touches = ({ a, b }: SeamView, id: string) =>
  [...a.steps, ...b.steps].some((step) => step.piece.id === id);

const partsOf = ({ a, b }: SeamView) => [...a.steps, ...b.steps].map(({ piece }) => piece.piece.part);
