import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { isHood } from '@/lib/pattern/worn/collar';
import { type Layer, layerOf } from '@/lib/pattern/worn/layer';
import { outerShell } from '@/lib/pattern/worn/outer-shell';
import { tiedPlaces } from '@/lib/pattern/worn/ties';
import { isWaistCasing } from '@/lib/pattern/worn/waist-casing';

/**
 * Why a piece does not hang: it lies behind the shell, is sewn on to it, is the hidden one of two layers, is tied by
 * hand, thrown back, or does not draw in the waist it is sewn to.
 */
type SimplifiedCode =
  | ('behind-the-shell' | 'sewn-on' | 'hidden-layer' | 'tied-by-hand' | 'thrown-back')
  | 'not-drawn-in';

/** A piece that the garment on the body goes without. */
export interface Simplified {
  readonly code: SimplifiedCode;
  readonly piece: string;
}

const BY_LAYER: Readonly<Record<Layer, SimplifiedCode | undefined>> = {
  shell: undefined,
  facing: 'behind-the-shell',
  lining: 'behind-the-shell',
  interfacing: 'behind-the-shell',
  pocket: 'sewn-on',
  trimming: 'sewn-on',
};

/** The pieces that do not hang, each with the reason. */
export function simplificationsOf(draft: MeasuredDraft): Simplified[] {
  const outer = outerShell(draft);
  return draft.pieces.flatMap((view) => {
    const code = codeOf(view, outer);
    return code ? [{ code, piece: view.id }] : [];
  });
}

function codeOf(view: PieceView, outer: ReadonlySet<string>): SimplifiedCode | undefined {
  if (isWaistCasing(view.piece)) return 'not-drawn-in';
  const byLayer = BY_LAYER[layerOf(view.piece)];
  if (byLayer) return byLayer;
  if (view.edges.some(({ line }) => line === 'tie')) return 'tied-by-hand';
  if (isHood(view)) return 'thrown-back';
  if (!outer.has(view.id)) return view.piece.part === 'collar' ? 'hidden-layer' : 'sewn-on';
  return undefined;
}

/**
 * Why a whole garment cannot be hung: sleeves are cut in one with it, no place is found for its ties, it is pleated, straps
 * of their own hold it up, or its front falls in a fold, which would stand up round the neck.
 */
export type UnhungCode = 'sleeves-cut-in-one' | 'untied' | 'pleated' | 'straps-apart' | 'falls-in-a-fold';

/** The reason, where there is one. */
export function unhungReason({ pieces, draft }: MeasuredDraft): UnhungCode | undefined {
  const body = pieces.filter(({ piece }) => layerOf(piece) === 'shell' && piece.part !== 'sleeve');
  if (body.some(({ edges }) => edges.some(({ line }) => line === 'overarm'))) return 'sleeves-cut-in-one';
  if (pieces.some(({ piece }) => piece.part === 'strap')) return 'straps-apart';
  if (body.some(({ edges }) => edges.some(({ line }) => line === 'facing-end'))) return 'falls-in-a-fold';
  const tied = draft.operations.some(({ operation }) => operation === 'attach-ties');
  if (tied && pieces.every((view) => tiedPlaces(view, draft).length === 0)) return 'untied';
  return body.some(({ piece }) => piece.internal.some(({ kind }) => kind === 'pleat'))
    ? 'pleated'
    : undefined;
}
