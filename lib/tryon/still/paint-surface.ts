import type { Light } from '@/lib/fabrics/types';
import type { Canvas } from './canvas';
import { type Corners, eachSample, showsFront } from './samples';
import { FIGURE, FIGURES, type SeenSurface } from './seen-surface';
import { type Spot, shade } from './shade';
import type { Sunlit } from './sunlight';

/** What is painted of a surface, and of what it is. */
export interface Paint {
  /** Of its corners those from the first to before the second. */
  readonly range: readonly [number, number];
  /** The side that is painted. */
  readonly front: boolean;
  /** So far behind its place, cm. */
  readonly behind: number;
  readonly light: Light;
  /** Writes what colour it has of itself at so far across its cloth and up along it, cm. */
  readonly colourAt: (x: number, y: number, colour: Float32Array) => void;
}

/** What is lit is looked for so far before itself, cm, or it would lie in its own shadow. */
const OFF_SURFACE = 0.7;

/** Paints a surface where nothing that is there already lies before it. */
export function paintSurface(canvas: Canvas, surface: SeenSurface, sunlit: Sunlit, paint: Paint): void {
  const paintSample = samplePainter(canvas, surface, sunlit, paint);
  const [from, to] = paint.range;
  for (let i = from; i < to; i += 3) {
    const corners = [0, 1, 2].map((k) => surface.indices[i + k]) as unknown as Corners;
    if (showsFront(surface, corners) !== paint.front) continue;
    eachSample(canvas, surface, corners, (sample, a, b, c) => paintSample(corners, sample, a, b, c));
  }
}

/** Writes into the same few figures for every sample: there are a million of them. */
function samplePainter(canvas: Canvas, { figures }: SeenSurface, sunlit: Sunlit, paint: Paint) {
  const own = new Float32Array(FIGURES);
  const colour = new Float32Array(3);
  const { front, light } = paint;
  const spot: Spot = { nx: 0, ny: 0, nz: 1, front, hollow: 0, sunny: 1 };
  const figure = (at: number) => own[at] as number;
  return ([i, j, k]: Corners, sample: number, a: number, b: number, c: number): void => {
    for (let f = 0; f < FIGURES; f++)
      own[f] =
        a * (figures[FIGURES * i + f] as number) +
        b * (figures[FIGURES * j + f] as number) +
        c * (figures[FIGURES * k + f] as number);
    const near = figure(FIGURE.seen + 2) - paint.behind;
    if (near < (canvas.near[sample] as number)) return;
    canvas.near[sample] = near;
    lookAt(spot, own, sunlit);
    paint.colourAt(figure(FIGURE.place), figure(FIGURE.place + 1), colour);
    shade(colour, spot, light);
    canvas.lay(sample, colour, coverOf(light, spot.nz) * figure(FIGURE.cover));
  };
}

/** Reads off the figures of a place how it stands in the light. */
function lookAt(spot: Spot, own: Float32Array, sunlit: Sunlit): void {
  const figure = (at: number) => own[at] as number;
  const [x, y, z] = [figure(FIGURE.normal), figure(FIGURE.normal + 1), figure(FIGURE.normal + 2)];
  const size = (spot.front ? 1 : -1) * (Math.sqrt(x * x + y * y + z * z) || 1);
  spot.nx = x / size;
  spot.ny = y / size;
  spot.nz = z / size;
  spot.hollow = figure(FIGURE.hollow);
  spot.sunny = sunlit(
    figure(FIGURE.seen) + OFF_SURFACE * spot.nx,
    figure(FIGURE.seen + 1) + OFF_SURFACE * spot.ny,
    figure(FIGURE.seen + 2) + OFF_SURFACE * spot.nz,
  );
}

/** Thin cloth covers less where one looks straight at it. */
function coverOf({ cover }: Light, towardEye: number): number {
  return cover < 1 ? cover + (1 - cover) * (1 - Math.min(1, Math.max(0, towardEye))) ** 3 : 1;
}
