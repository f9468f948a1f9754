import type { Path } from '@/lib/geometry/types';
import type { EdgeRole, Notch, Part } from '@/lib/pattern/types';

/**
 * How the allowance of an edge ends at a corner:
 * - `mitre`: both cut lines run on to where they meet, at most twice the larger allowance from the corner;
 * - `square`: at a right angle to its own stitching line, from where that line runs into the neighbour's cut line, so
 *   that the two pieces of this seam end alike whatever the angle of each;
 * - `mirror`: as the mirror image, about its own stitching line, of the neighbour's cut line, so that the allowance
 *   lies edge to edge when it is folded back: hems, and seams pressed open.
 * Without a word a hem is mirrored and everything else mitred.
 */
export type CornerShape = 'mitre' | 'square' | 'mirror';

/** One edge of the stitching line on its way to a cut line. */
export interface FinishEdge {
  readonly id: string;
  readonly role: EdgeRole;
  /** Width of cloth beyond the stitching line in cm; 0 where the cloth is folded or bound. Ignored on dart legs. */
  readonly allowance: number;
  readonly path: Path;
  /** Shape of this allowance where the edge starts. */
  readonly start?: CornerShape;
  /** Shape of this allowance where the edge ends. */
  readonly end?: CornerShape;
  /**
   * On the first leg of a dart (the one that runs to the tip): the side to which its intake is pressed, as the edge
   * before or after the dart. Without a word: downward, or toward x = 0 when the dart is more upright than level.
   */
  readonly press?: 'before' | 'after';
}

/** A piece as far as finishing needs to know it. The edges form a closed counter-clockwise loop. */
export interface FinishPiece {
  readonly id: string;
  readonly part: Part;
  readonly edges: readonly FinishEdge[];
}

/** An edge as a seam walks along it. Both sides of a seam are walked from the end they have in common. */
export interface WalkEdge {
  readonly piece: string;
  readonly edge: string;
  /** The walk runs against the direction of the edge. */
  readonly reversed?: boolean;
}

/** A seam as two walks that begin at the same point of the garment. Darts between its edges count as sewn. */
export interface SeamWalk {
  readonly id: string;
  readonly a: readonly WalkEdge[];
  readonly b: readonly WalkEdge[];
}

/** A pair of notches on a seam: how far each walk has come when it meets the other. */
export interface NotchPair {
  readonly seam: string;
  readonly a: number;
  readonly b: number;
  /** Without a word: single at a front, double at a back, triple where a piece meets its twin. */
  readonly kind?: Notch['kind'];
}

/** A notch without a partner: a level, a centre line, the end of an opening. */
export interface LoneNotch {
  readonly piece: string;
  readonly edge: string;
  /** Arc length from the start of the edge. */
  readonly at: number;
  readonly kind?: Notch['kind'];
}
