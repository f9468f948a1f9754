import type { Path, Point } from '@/lib/geometry/types';
import type { Draft, Piece } from '@/lib/pattern/types';
import type { WornSkirt } from './skirt';
import type { SleeveEnd } from './sleeve-sizes';

export type View = 'front' | 'back';

/** Lines of a half garment as worn. Each runs counter-clockwise: hem outward, side upward, all others inward. */
export type WornLine = 'hem' | 'side' | 'armhole' | 'shoulder' | 'neckline';

/**
 * Front or back of the garment as worn, one half of it: x from the centre to the side, y up from the waist, cm, darts
 * sewn. Both faces of a garment share shoulders, armhole ends and sides, so that they lie on each other.
 */
export interface Face {
  readonly view: View;
  /** Outer pieces of this face, from the centre to the side. */
  readonly panels: readonly Piece[];
  readonly lines: Readonly<Record<WornLine, Path>>;
  /** It ends under the arms: it has no shoulder. */
  readonly bare?: boolean;
  /** It ends below the shoulders, and the sleeves with it. */
  readonly below?: boolean;
  /** The upper edge of her left half, from the side to the centre, where that shoulder is bare: `lines` are then of the right one. */
  readonly bareLeft?: Path;
  /** The sleeve is cut in one with it: no armhole is sewn. */
  readonly grownOn?: boolean;
  /** Where a strap of its own is sewn to its top. */
  readonly strapSeam?: Path;
  /** The seam of a raglan sleeve, from the neckline, and what of the armhole is sewn below it. */
  readonly raglan?: { readonly seam: Path; readonly armhole: Path };
  /** Where a point of a piece lies when the garment is worn. */
  readonly place: (piece: Piece, p: Point) => Point;
}

/** A cuff, band, ruffle or drawn-in edge below a sleeve: a strip from its outer to its inner side. */
export interface WornEnd extends SleeveEnd {
  readonly top: readonly [Point, Point];
  readonly bottom: readonly [Point, Point];
}

/** A sleeve as it hangs, on the half where x is positive. */
export interface WornSleeve {
  readonly piece: Piece;
  /** All parts of it. */
  readonly pieces: readonly Piece[];
  /** From the shoulder tip down to the outer end of the hem. */
  readonly overarm: Path;
  /** From the outer to the inner end of the hem. */
  readonly hem: Path;
  /** From the inner end of the hem up to the underarm. */
  readonly underarm: Path;
  /** Its upper edge where it ends below the shoulder, from the armhole out over the arm. */
  readonly upper?: Path;
  /** Unit direction in which it hangs. */
  readonly along: Point;
  /** How many times longer the cap is than its armhole, and the lower edge than the upper arm is wide. */
  readonly gather: number;
  readonly full: number;
  /** What is sewn below it. */
  readonly end?: WornEnd;
}

/** A garment ready to be drawn from one side: the face one sees, the inside of the other behind it, and the sleeve. */
export interface Worn {
  readonly draft: Draft;
  readonly view: View;
  readonly near: Face;
  readonly far: Face;
  readonly sleeve?: WornSleeve;
  /** What is sewn to the lower edge of the near face. */
  readonly skirt?: WornSkirt;
}
