import type { Point } from './types';

const DEGREE = Math.PI / 180;

export function point(x: number, y: number): Point {
  return { x, y };
}

export function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

/** The vector from `b` to `a`. */
export function sub(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

export function scale(v: Point, factor: number): Point {
  return { x: v.x * factor, y: v.y * factor };
}

export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

/** Positive when `b` lies to the left of `a`. */
export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

// The plain root is many times faster than Math.hypot; lengths of cloth neither overflow nor vanish.
export function length(v: Point): number {
  return Math.sqrt(v.x * v.x + v.y * v.y);
}

export function distance(a: Point, b: Point): number {
  const x = a.x - b.x;
  const y = a.y - b.y;
  return Math.sqrt(x * x + y * y);
}

/** The point at the share `t` of the way from `a` to `b`. */
export function lerp(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function midpoint(a: Point, b: Point): Point {
  return lerp(a, b, 0.5);
}

/** Turned counter-clockwise about `pivot`. */
export function rotate(p: Point, pivot: Point, degrees: number): Point {
  const sin = Math.sin(degrees * DEGREE);
  const cos = Math.cos(degrees * DEGREE);
  const x = p.x - pivot.x;
  const y = p.y - pivot.y;
  return { x: pivot.x + x * cos - y * sin, y: pivot.y + x * sin + y * cos };
}

/** Mirrored about the vertical through the origin: the centre front or centre back of a half piece. */
export function mirrorX(p: Point): Point {
  return { x: -p.x, y: p.y };
}

/** Direction of `v` with length 1. Refuses the null vector. */
export function unit(v: Point): Point {
  const size = length(v);
  if (!(size > 0)) throw new RangeError('A vector without length has no direction');
  return { x: v.x / size, y: v.y / size };
}

/** `v` turned a quarter to the left. */
export function perp(v: Point): Point {
  return { x: -v.y, y: v.x };
}

/** Degrees counter-clockwise from the x axis, in (−180, 180]. */
export function angleOf(v: Point): number {
  return Math.atan2(v.y, v.x) / DEGREE;
}

/** The point `size` cm from `origin` in a direction given in degrees counter-clockwise from the x axis. */
export function polar(origin: Point, degrees: number, size: number): Point {
  return {
    x: origin.x + size * Math.cos(degrees * DEGREE),
    y: origin.y + size * Math.sin(degrees * DEGREE),
  };
}

/** Signed degrees in (−180, 180] by which `from` must turn, counter-clockwise, to point as `to`. */
export function turnDegrees(from: Point, to: Point): number {
  return Math.atan2(cross(from, to), dot(from, to)) / DEGREE;
}
