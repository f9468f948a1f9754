import type { ClothWidth } from '@/lib/fabrics/cloth-widths';
import type { Draft, Material } from '@/lib/pattern/types';
import { type ClothNeed, clothNeeds } from './cloth-needs';
import { widthFor } from './piece-width';

/** What a cutter has to know where some widths do not take every piece of a material. */
export interface LeastWidth {
  /** The narrowest cloth that takes them, cm. */
  readonly width: number;
  /** Those that are too wide for what is narrower. */
  readonly pieces: readonly string[];
}

/** Undefined where every width offered will do, some pieces cut in two if need be. */
export function leastWidth(draft: Draft, material: Material): LeastWidth | undefined {
  const refused = needsOf(draft, material).flatMap(({ layout, width }) => (layout ? [] : [width]));
  if (refused.length === 0) return undefined;
  const own = draft.pieces.filter((piece) => piece.material === material);
  const tooWide = own.filter((piece) => widthFor(piece) > Math.max(...refused));
  return { width: Math.max(...own.map(widthFor)), pieces: tooWide.map(({ id }) => id) };
}

/** Widths that take a material only with the same pieces cut in two. */
interface HalvedWidths extends LeastWidth {
  readonly widths: readonly ClothWidth[];
  /** Added to each half along the fold, cm. */
  readonly allowance: number;
}

/** Nothing where no piece of the material has to be cut in two. */
export function halvedWidths(draft: Draft, material: Material): HalvedWidths[] {
  const cut = needsOf(draft, material).flatMap(({ width, halved }) => (halved ? [{ width, halved }] : []));
  const named = cut.map(({ halved }) => halved.pieces.map(({ id }) => id).join());
  return cut.flatMap(({ halved }, i) => {
    if (named.indexOf(named[i] as string) < i) return [];
    const widths = cut.filter((_, k) => named[k] === named[i]).map((each) => each.width);
    const pieces = halved.pieces.map(({ id }) => id);
    const own = draft.pieces.filter(({ id }) => pieces.includes(id));
    const least = Math.max(...own.map(widthFor));
    return [{ width: least, pieces, widths, allowance: halved.allowance }];
  });
}

const needsOf = (draft: Draft, material: Material): ClothNeed[] =>
  clothNeeds(draft).filter((need) => need.material === material);
