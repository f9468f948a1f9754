/** Solves a symmetric positive definite system (Cholesky), n rows of n figures; neither argument is changed. */
export function solvePositive(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  const lower = new Float64Array(n * n);
  const at = (row: number, column: number) => lower[row * n + column] as number;
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * n + j] as number;
      for (let k = 0; k < j; k++) sum -= (lower[i * n + k] as number) * (lower[j * n + k] as number);
      lower[i * n + j] = i === j ? Math.sqrt(sum) : sum / at(j, j);
    }
  const solution = right.slice();
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) solution[i] = (solution[i] as number) - at(i, k) * (solution[k] as number);
    solution[i] = (solution[i] as number) / at(i, i);
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++)
      solution[i] = (solution[i] as number) - at(k, i) * (solution[k] as number);
    solution[i] = (solution[i] as number) / at(i, i);
  }
  return solution;
}
