/** A place on an edge of the mesh: from vertex `a` by the share `t` toward `b`. It goes with the skin. */
export type Mark = readonly [a: number, b: number, t: number];

export type PointName =
  | 'crown'
  | 'nape'
  | 'neckPit'
  | 'sideNeck'
  | 'shoulderTip'
  | 'bustPoint'
  | 'waist'
  | 'hip'
  | 'crotch';

export type PathName =
  | 'back'
  | 'front'
  | 'underbust'
  | 'neckBase'
  | 'shoulder'
  | 'arm'
  | 'backWidth'
  | 'frontWidth'
  | 'biceps'
  | 'thigh'
  | 'calf';

/** Where the tape lies, on her left half. */
export interface Tapes {
  readonly points: Readonly<Record<PointName, Mark>>;
  readonly paths: Readonly<Record<PathName, readonly Mark[]>>;
}

/**
 * The left half of a woman and the ways her figure can change: what she is, is the base and each mode by its weight,
 * summed. Three figures a vertex, cm, the floor at 0, y upward, z forward, x to her left.
 */
export interface BodyModel {
  readonly base: Float64Array;
  readonly modes: readonly Mode[];
  /** Three vertices a triangle, seen from outside counter-clockwise. */
  readonly triangles: Uint16Array;
  /** How much each vertex goes with the arm, 0 to 1. */
  readonly arm: Float64Array;
  readonly tapes: Tapes;
}

export interface Mode {
  readonly name: string;
  readonly delta: Float64Array;
}
