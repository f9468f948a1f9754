import type { Draft, Material, Piece } from '@/lib/drafting/types';
import { SELVEDGE } from '@/lib/layout/fabric';
import { placedPoints } from '@/lib/layout/placed';
import { clothShapes } from '@/lib/layout/shapes';
import { boundsOf } from '@/lib/layout/silhouette';
import { clothNeeds } from './cloth-needs';

/** Cloth is told to the whole centimetre, with a hair more than the widest piece takes, cm. */
const SPARE = 0.25;

/** What a cutter has to know where some widths do not take every piece of a material. */
export interface LeastWidth {
  /** The narrowest cloth that takes them all, cm. */
  readonly width: number;
  /** Those that are too wide for what is narrower. */
  readonly pieces: readonly string[];
  /** Added to each half where they may be cut as two instead of on the fold; absent where that is no help, cm. */
  readonly allowance?: number;
}

/** Undefined where every width offered will do. */
export function leastWidth(draft: Draft, material: Material): LeastWidth | undefined {
  const refused = clothNeeds(draft)
    .filter((need) => need.material === material && !need.layout)
    .map(({ width }) => width);
  if (refused.length === 0) return undefined;
  const own = draft.pieces.filter((piece) => piece.material === material);
  const tooWide = own.filter((piece) => widthFor(piece) > Math.max(...refused));
  const allowance = Math.max(...tooWide.map(allowanceOf));
  const halves = tooWide.map((piece) => halfOf(piece, allowance));
  return {
    width: Math.max(...own.map(widthFor)),
    pieces: tooWide.map(({ id }) => id),
    ...(halves.every((width) => width <= Math.min(...refused)) ? { allowance } : {}),
  };
}

/** Cloth that takes the piece opened out, its grain along the selvedge. */
const widthFor = (piece: Piece): number => Math.ceil(acrossOf(piece) + 2 * SELVEDGE + SPARE);

function acrossOf(piece: Piece): number {
  const [shape] = clothShapes([piece], { folded: false, nap: true });
  if (!shape) return 0;
  const laid = { turn: shape.turn, mirrored: false, rotated: 0, x: 0, y: 0 } as const;
  const { left, right } = boundsOf(placedPoints(shape.outline, laid));
  return right - left;
}

/** One half of a piece cut on the fold, with its new allowance; what has no fold cannot be halved. */
const halfOf = (piece: Piece, allowance: number): number =>
  piece.cut.onFold ? acrossOf(piece) / 2 + allowance + 2 * SELVEDGE + SPARE : Number.POSITIVE_INFINITY;

const allowanceOf = ({ edges }: Piece): number =>
  Math.max(...edges.filter(({ role }) => role === 'seam').map(({ allowance }) => allowance));
