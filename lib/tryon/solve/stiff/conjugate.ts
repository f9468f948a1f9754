import type { BlockMatrix } from './matrix';

/** The residual is to become this share of what it was. */
const ENOUGH = 1e-4;

/** Solves a symmetric positive system by conjugate gradients, each vertex weighed by its own block. */
export function solveSystem(matrix: BlockMatrix, right: Float64Array, most: number): Float64Array {
  const scale = inverseBlocks(matrix);
  const solution = new Float64Array(right.length);
  const residual = right.slice();
  const weighed = new Float64Array(right.length);
  weigh(scale, residual, weighed);
  const way = weighed.slice();
  const product = new Float64Array(right.length);
  let square = dot(residual, weighed);
  const goal = square * ENOUGH * ENOUGH;
  for (let round = 0; round < most && square > goal; round++) {
    matrix.times(way, product);
    const step = square / dot(way, product);
    for (let i = 0; i < way.length; i++) {
      solution[i] = (solution[i] as number) + step * (way[i] as number);
      residual[i] = (residual[i] as number) - step * (product[i] as number);
    }
    weigh(scale, residual, weighed);
    const next = dot(residual, weighed);
    const keep = next / square;
    for (let i = 0; i < way.length; i++) way[i] = (weighed[i] as number) + keep * (way[i] as number);
    square = next;
  }
  return solution;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

function inverseBlocks(matrix: BlockMatrix): Float64Array {
  const inverse = new Float64Array(9 * matrix.size);
  for (let v = 0; v < matrix.size; v++) {
    const at = matrix.at(v, v);
    const [a, b, c, , d, e, , , f] = matrix.blocks.subarray(at, at + 9) as unknown as number[] &
      [number, number, number, number, number, number, number, number, number];
    const [p, q, r] = [d * f - e * e, c * e - b * f, b * e - c * d];
    const size = a * p + b * q + c * r;
    inverse.set(
      [p, q, r, q, a * f - c * c, b * c - a * e, r, b * c - a * e, a * d - b * b].map((x) => x / size),
      9 * v,
    );
  }
  return inverse;
}

function weigh(scale: Float64Array, vector: Float64Array, into: Float64Array): void {
  for (let i = 0, b = 0; i < vector.length; i += 3, b += 9) {
    const x = vector[i] as number;
    const y = vector[i + 1] as number;
    const z = vector[i + 2] as number;
    for (let k = 0; k < 3; k++)
      into[i + k] =
        (scale[b + 3 * k] as number) * x +
        (scale[b + 3 * k + 1] as number) * y +
        (scale[b + 3 * k + 2] as number) * z;
  }
}
