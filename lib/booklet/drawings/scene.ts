import type { Pair, Piece } from '@/lib/drafting/types';
import type { ClothSide } from './cloth-art';
import type { Motion } from './rigid';

export type Half = 'own' | 'mirrored';

/** A piece in the picture of a step: how it lies, which side is up, what of it is being worked on. */
export interface Shown {
  readonly piece: Piece;
  readonly side: ClothSide;
  readonly unfolded: boolean;
  readonly motion: Motion;
  /** The shape seen when it is not the whole piece: one folded on itself. Piece coordinates. */
  readonly outline?: readonly Pair[];
  /** The outline ends in a tear: the piece goes on beyond it. */
  readonly torn?: boolean;
  /** Lines being sewn, finished or pressed, in piece coordinates. */
  readonly worked: readonly (readonly Pair[])[];
  /** The half of an opened piece that the worked lines are on: as drawn or its mirror image; both when absent. */
  readonly half?: Half;
  /** A part of a piece in two parts: the one after it bears their number. */
  readonly unnamed?: boolean;
  /** Lines already sewn. */
  readonly sewn?: readonly (readonly Pair[])[];
  /** Surfaces covered with interfacing. */
  readonly covered?: readonly (readonly Pair[])[];
}

/** From a place on the picture toward where an allowance is pressed: drawn as a small arrow. */
export interface PressArrow {
  readonly at: Pair;
  readonly direction: Pair;
  /** May begin further back than at that place, so as to end on the cloth. */
  readonly slides?: boolean;
}

/** Later pieces lie on earlier ones. */
export interface Scene {
  readonly shown: readonly Shown[];
  readonly arrows: readonly PressArrow[];
}
