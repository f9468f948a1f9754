/** Whether the trouble that came for the `times`th time in a row is worth a line: the 1st, 2nd, 4th, 8th … */
export function isNotable(times: number): boolean {
  return Number.isInteger(Math.log2(times));
}
