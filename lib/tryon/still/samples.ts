/** A picture in the making: a grid of samples, row by row from the top. */
export interface Grid {
  readonly width: number;
  readonly height: number;
}

/** Corners on a grid: where each lies across it and down it, in samples. */
export interface OnGrid {
  readonly across: Float32Array;
  readonly down: Float32Array;
}

/** The corners of a triangle, as they are numbered on the grid. */
export type Corners = readonly [a: number, b: number, c: number];

/** Of the three corners of a triangle so much each, at a sample. */
type Visit = (sample: number, a: number, b: number, c: number) => void;

/** Visits every sample a triangle covers. */
export function eachSample(
  { width, height }: Grid,
  { across, down }: OnGrid,
  [a, b, c]: Corners,
  visit: Visit,
): void {
  const [ax, bx, cx] = [across[a], across[b], across[c]] as [number, number, number];
  const [ay, by, cy] = [down[a], down[b], down[c]] as [number, number, number];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area === 0) return;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  for (let row = top; row <= bottom; row++) {
    const y = row + 0.5 - ay;
    for (let column = left; column <= right; column++) {
      const x = column + 0.5 - ax;
      const ofB = (x * (cy - ay) - (cx - ax) * y) / area;
      const ofC = ((bx - ax) * y - x * (by - ay)) / area;
      if (ofB >= 0 && ofC >= 0 && ofB + ofC <= 1) visit(row * width + column, 1 - ofB - ofC, ofB, ofC);
    }
  }
}

/** Whether a triangle shows the side from which its corners run counter-clockwise. */
export function showsFront({ across, down }: OnGrid, [a, b, c]: Corners): boolean {
  const [ax, ay] = [across[a] as number, down[a] as number];
  const turn =
    ((across[b] as number) - ax) * ((down[c] as number) - ay) -
    ((across[c] as number) - ax) * ((down[b] as number) - ay);
  // Rows are counted downward.
  return turn < 0;
}
