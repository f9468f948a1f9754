import { CLOTH_WIDTHS, type ClothWidth } from '@/lib/fabrics/cloth-widths';
import { type FabricLayout, layOnFabric } from '@/lib/layout/fabric';
import type { Draft, Material, Piece } from '@/lib/pattern/types';
import { cutInTwo, type Halved } from './cut-in-two';

/** What to buy of one material in one width. */
export interface ClothNeed {
  readonly material: Material;
  readonly width: ClothWidth;
  /** The layout to follow; absent when a piece is wider than the cloth. */
  readonly layout?: FabricLayout;
  /** What is cut in two because the cloth does not take it on the fold. */
  readonly halved?: Halved;
  /** Cm to buy: the layout with a margin, rounded up to what a shop cuts. */
  readonly buy: number;
}

/** Folding saves laying everything out twice: worth this much cloth, cm. */
const WORTH_FOLDING = 8;
/** Cut ends are never straight: this is lost squaring them, cm. */
const SQUARING = 4;
const SHOPS_CUT = 5;

const ORDER: readonly Material[] = ['shell', 'contrast', 'lining', 'interfacing'];

const known = new WeakMap<Draft, readonly ClothNeed[]>();

/** Every material the draft cuts, in every width, from real layouts; worked out once for a draft. */
export function clothNeeds(draft: Draft): readonly ClothNeed[] {
  const needs = known.get(draft) ?? workedOut(draft);
  known.set(draft, needs);
  return needs;
}

function workedOut(draft: Draft): ClothNeed[] {
  const used = ORDER.filter((material) => draft.pieces.some((piece) => piece.material === material));
  return used.flatMap((material) => CLOTH_WIDTHS.map((width) => clothNeed(draft, material, width)));
}

/** What to buy of one material the draft cuts, in one width: of cloth too narrow, what pieces cut in two take. */
export function clothNeed(draft: Draft, material: Material, width: ClothWidth): ClothNeed {
  const whole = needOf(draft, material, width);
  const halved = whole.layout ? undefined : cutInTwo(draft, material, width);
  if (!halved) return whole;
  const need = needOf({ ...draft, pieces: asCut(draft.pieces, halved) }, material, width);
  return need.layout ? { ...need, halved } : whole;
}

/** The pieces as they are laid: some may be halves. */
export const asCut = (pieces: readonly Piece[], halved: Halved | undefined): readonly Piece[] =>
  pieces.map((piece) => halved?.pieces.find(({ id }) => id === piece.id) ?? piece);

function needOf(draft: Draft, material: Material, width: ClothWidth): ClothNeed {
  const folded = layOnFabric(draft, { material, width, folded: true, nap: false });
  const under = folded ? folded.length - WORTH_FOLDING : Number.POSITIVE_INFINITY;
  const single = layOnFabric(draft, { material, width, folded: false, nap: false, under });
  const layout = folded && (!single || folded.length <= single.length + WORTH_FOLDING) ? folded : single;
  if (!layout) return { material, width, buy: 0 };
  return { material, width, layout, buy: Math.ceil((layout.length + SQUARING) / SHOPS_CUT) * SHOPS_CUT };
}
