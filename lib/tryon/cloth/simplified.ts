import { giving, isDone } from '@/lib/operations/ask';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Piece } from '@/lib/pattern/types';
import { isOfBelt } from '@/lib/pattern/worn/belt';
import { type Layer, layerOf } from '@/lib/pattern/worn/layer';
import { outerShell } from '@/lib/pattern/worn/outer-shell';
import { tiedPlaces } from '@/lib/pattern/worn/ties';
import { isWaistCasing } from '@/lib/pattern/worn/waist-casing';
import { hasLaidPleats } from './laid-pleats';

/**
 * Why a piece does not hang: it lies behind the shell, is sewn on to it, or is drawn on it as a line, is the hidden one of
 * two layers, or is tied by hand.
 */
type LeftOutCode = ('behind-the-shell' | 'sewn-on' | 'outlined' | 'hidden-layer') | 'tied-by-hand';

/** A piece that the garment on the body goes without, or one whose pleats hang laid flat. */
export interface Simplified {
  readonly code: LeftOutCode | 'pleats-laid';
  readonly piece: string;
}

const BY_LAYER: Readonly<Record<Layer, LeftOutCode | undefined>> = {
  shell: undefined,
  facing: 'behind-the-shell',
  lining: 'behind-the-shell',
  interfacing: 'behind-the-shell',
  pocket: 'outlined',
  trimming: 'sewn-on',
};

/** Pieces that hang with their pleats laid flat, without the depth these have. */
export const laidPieces = ({ pieces }: MeasuredDraft): Simplified[] =>
  pieces.flatMap(({ piece }) => (hasLaidPleats(piece) ? [{ code: 'pleats-laid', piece: piece.id }] : []));

/** The pieces that do not hang, each with the reason. */
export function leftOut(draft: MeasuredDraft): Simplified[] {
  const outer = outerShell(draft);
  return draft.pieces.flatMap((view) => {
    const code = codeOf(view, outer);
    return code ? [{ code, piece: view.id }] : [];
  });
}

/** The bag of a pocket, and the side of a flap that is turned in. */
const isInside = ({ part, id }: Piece): boolean =>
  part === 'pocket' && (id.includes('-bag') || id.endsWith('-under'));

function codeOf(view: PieceView, outer: ReadonlySet<string>): LeftOutCode | undefined {
  if (isWaistCasing(view.piece) || isInside(view.piece)) return 'behind-the-shell';
  if (isOfBelt(view)) return 'outlined';
  if (view.piece.part === 'strap') return 'tied-by-hand';
  const byLayer = BY_LAYER[layerOf(view.piece)];
  if (byLayer) return byLayer;
  if (view.edges.some(({ line }) => line === 'tie')) return 'tied-by-hand';
  if (!outer.has(view.id)) return view.piece.part === 'collar' ? 'hidden-layer' : 'sewn-on';
  return undefined;
}

/** Why a whole garment cannot be hung: no place is found for its ties, which hold it up. */
export type UnhungCode = 'untied';

/** The reason, where there is one. */
export function unhungReason({ pieces, draft }: MeasuredDraft): UnhungCode | undefined {
  const tied = isDone(draft.operations, giving('tied'));
  if (tied && pieces.every((view) => tiedPlaces(view, draft).length === 0)) return 'untied';
  return undefined;
}
