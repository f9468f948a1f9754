/** A place on the flat, in centimetres. x grows toward the side of the body, y grows upward. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place or a step as it is written down and drawn: x, y. */
export type Pair = readonly [x: number, y: number];

export interface Line {
  readonly kind: 'line';
  readonly a: Point;
  readonly b: Point;
}

/** A cubic Bézier from `a` to `b` with the handles `c1` and `c2`. */
export interface Cubic {
  readonly kind: 'cubic';
  readonly a: Point;
  readonly c1: Point;
  readonly c2: Point;
  readonly b: Point;
}

export type Segment = Line | Cubic;

/** Segments end to end: each starts exactly where the last one ended. */
export type Path = readonly [Segment, ...Segment[]];

/** A closed polygon; the last vertex is joined to the first and not repeated. */
export type Polygon = readonly Point[];

/** A path as it is written down: absolute commands, `M` first. */
export type PathCommand =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number];
