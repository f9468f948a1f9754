/**
 * Makes her right the image of her left, in place: what is sewn and cut alike on both sides hangs alike, but vertices that
 * are worked through in turn drift apart. Cloth of the left that would pass the middle meets its image there. Positions and
 * speeds are three figures a vertex; `mirrored` has a vertex of the left and its image by turns, one in the middle twice.
 */
export function keepAlike(positions: Float64Array, mirrored: Uint32Array, speeds?: Float64Array): void {
  for (let i = 0; i < mirrored.length; i += 2) {
    const [left, right] = [3 * (mirrored[i] as number), 3 * (mirrored[i + 1] as number)];
    const isMiddle = left === right || (positions[left] as number) < 0;
    if (isMiddle) positions[left] = 0;
    if (isMiddle && speeds) speeds[left] = 0;
    copyMirrored(positions, left, right);
    if (speeds) copyMirrored(speeds, left, right);
  }
}

function copyMirrored(figures: Float64Array, left: number, right: number): void {
  figures[right] = -(figures[left] as number);
  figures[right + 1] = figures[left + 1] as number;
  figures[right + 2] = figures[left + 2] as number;
}
