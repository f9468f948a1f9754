import type { TapeLine } from '../body/tape-lines';
import type { Canvas } from './canvas';
import type { Colour } from './shade';

/** How a line is drawn: so much of what is behind it covered, so far to each side, samples. */
interface Stroke {
  readonly colour: Colour;
  readonly cover: number;
  readonly halfWidth: number;
}

/** What lies no more than this before a line does not hide it, cm: the line is on that cloth. */
const ON_CLOTH = 0.9;
/** So far from one spot to the next along a line, samples. */
const STEP = 0.5;

/** Draws lines where they are seen; `placed`: places as samples across and down, and how near the eye they are, cm. */
export function drawLines(
  canvas: Canvas,
  lines: readonly TapeLine[],
  placed: (line: TapeLine) => Float32Array,
  { colour, cover, halfWidth }: Stroke,
): void {
  // Where a line crosses itself it is no darker.
  const covered = new Map<number, number>();
  for (const line of lines)
    for (const spot of spotsAlong(placed(line))) coverSpot(canvas, spot, halfWidth, covered);
  for (const [sample, share] of covered) canvas.lay(sample, colour, cover * share);
}

type Spot = readonly [across: number, down: number, near: number];

function* spotsAlong(places: Float32Array): Generator<Spot> {
  for (let i = 0; i + 5 < places.length; i += 3) {
    const from = [...places.subarray(i, i + 3)];
    const way = from.map((own, k) => (places[i + 3 + k] as number) - own);
    const steps = Math.max(1, Math.ceil(Math.hypot(way[0] as number, way[1] as number) / STEP));
    for (let k = 0; k <= steps; k++)
      yield from.map((own, axis) => own + ((way[axis] as number) * k) / steps) as unknown as Spot;
  }
}

/** A round spot, softer at its rim. */
function coverSpot(
  { width, height, near }: Canvas,
  [x, y, z]: Spot,
  halfWidth: number,
  covered: Map<number, number>,
): void {
  const reach = halfWidth + 0.5;
  for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(height - 1, y + reach); row++)
    for (
      let column = Math.max(0, Math.floor(x - reach));
      column <= Math.min(width - 1, x + reach);
      column++
    ) {
      const share = Math.min(1, reach - Math.hypot(column + 0.5 - x, row + 0.5 - y));
      const sample = row * width + column;
      if (share > (covered.get(sample) ?? 0) && (near[sample] as number) <= z + ON_CLOTH)
        covered.set(sample, share);
    }
}
