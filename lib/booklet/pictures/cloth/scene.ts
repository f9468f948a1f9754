import type { Motion } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import type { Half } from '@/lib/operations/operation';
import type { Piece } from '@/lib/pattern/types';

/** Which side of the cloth looks up. */
export type ClothSide = 'right' | 'wrong';

export type Lines = readonly (readonly Pair[])[];

/** A piece in the picture of a step: how it lies, which side is up, what of it is being worked on. */
export interface Shown extends Drawn {
  readonly piece: Piece;
  readonly side: ClothSide;
  readonly unfolded: boolean;
  readonly motion: Motion;
  /** The shape seen when it is not the whole piece: one folded on itself. Piece coordinates. */
  readonly outline?: readonly Pair[];
  /** The outline ends in a tear: the piece goes on beyond it. */
  readonly torn?: boolean;
  /** All of the piece is seen: its outline is only let out along a seam. */
  readonly letOut?: true;
  /** The outline is bent to lie along another edge: what else is known of the piece has no place on it. */
  readonly bent?: true;
  /** Where a place of the piece lies on a bent outline, for what is drawn on it all the same. */
  readonly laid?: (at: Pair) => Pair;
  /** The half of an opened piece that the worked lines are on: as drawn or its mirror image; both when absent. */
  readonly half?: Half;
  /** A part of a piece in two parts: the one after it bears their number. */
  readonly unnamed?: boolean;
  /** Surfaces covered with interfacing. */
  readonly covered?: Lines;
  /** Allowances and hems turned over on the piece: their other side is seen. */
  readonly turned?: readonly Turned[];
}

/** What is drawn on a piece, in its own coordinates. */
export interface Drawn {
  /** Lines being sewn or finished in this step. */
  readonly worked: Lines;
  /** Those of the half that is drawn, on a piece that is opened out. */
  readonly workedOnce?: Lines;
  /** Lines along which it is folded in this step. */
  readonly creased?: Lines;
  /** Cut edges that are overcast in this step. */
  readonly overcast?: Lines;
  /** Lines that something is brought to, and the ways there: from the fold to where it will lie. */
  readonly placed?: Lines;
  readonly brought?: readonly (readonly [Pair, Pair])[];
  /** Lines already sewn. */
  readonly sewn?: Lines;
  /** Notches cut or met in this step. */
  readonly notched?: readonly Notched[];
  /** Edges of cloth that lie within the outline: of pleats, slits, sewn darts. */
  readonly within?: Lines;
}

/** A notch: its place on the cut line, the way into the cloth from there, and how many strokes it has. */
export interface Notched {
  readonly at: Pair;
  readonly inward: Pair;
  readonly strokes: number;
  /** It is cut in this step. */
  readonly cut?: true;
}

/** An allowance turned over, and those of its edges that are seen as such. */
export interface Turned {
  /** What lies uppermost is another layer, not turned: it shows the same side as the piece. */
  readonly sameSide?: true;
  readonly surface: readonly Pair[];
  readonly rims: Lines;
  /** Its cut edge. */
  readonly edge: readonly Pair[];
}

/** From a place on the picture toward where an allowance is pressed: drawn as a small arrow. */
export interface PressArrow {
  readonly at: Pair;
  readonly direction: Pair;
  /** May begin further back than at that place, so as to end on the cloth. */
  readonly slides?: boolean;
}

/** What the hand holds or does in a step; none where the picture says it alone. */
export type Hand = 'pins' | 'machine' | 'needle' | 'scissors' | 'iron' | 'turn' | 'gather' | 'chalk';

/** Later pieces lie on earlier ones. */
export interface Scene {
  readonly hand?: Hand;
  /** Its pieces lie beside each other: nothing holds them yet. */
  readonly apart?: true;
  /** Its edges lie on each other, though they are only pinned: a closed edge in a closed edge has no beside. */
  readonly held?: true;
  readonly shown: readonly Shown[];
  readonly arrows: readonly PressArrow[];
  /** What is trimmed is drawn as it lies then: nothing is left to cut away. */
  readonly trimmed?: true;
  /** A small place, drawn as large as the picture has room for. */
  readonly detail?: true;
}
