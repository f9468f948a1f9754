import { type Field, place, type Triangle, type Vector } from './figure';

export type Quadric = Float64Array;

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function normalOf(field: Field, [a, b, c]: Triangle): Vector {
  return cross(minus(place(field, b), place(field, a)), minus(place(field, c), place(field, a)));
}

/** The squared distance from a triangle's plane, weighted by its area, as the ten figures of a symmetric form. */
export function planeOf(field: Field, triangle: Triangle): Quadric {
  const normal = normalOf(field, triangle);
  const area = Math.sqrt(dot(normal, normal)) || 1e-12;
  const [x, y, z] = normal.map((part) => part / area) as unknown as Vector;
  const d = -dot([x, y, z], place(field, triangle[0]));
  return Float64Array.from(
    [x * x, x * y, x * z, x * d, y * y, y * z, y * d, z * z, z * d, d * d],
    (part) => part * area,
  );
}

export function errorAt(q: Quadric, [x, y, z]: Vector): number {
  const [xx, xy, xz, xd, yy, yz, yd, zz, zd, dd] = q as unknown as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return (
    xx * x * x +
    yy * y * y +
    zz * z * z +
    dd +
    2 * (xy * x * y + xz * x * z + yz * y * z + xd * x + yd * y + zd * z)
  );
}
