import { type Camera, seenBy } from './camera';
import type { Grid, OnGrid } from './samples';

/** A surface as it stands in space: figures a vertex, and its triangles. */
interface Surface {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: ArrayLike<number>;
  /** How deep each vertex lies in a fold, as a share. */
  readonly hollows?: Float32Array;
  /** Where on the bolt each vertex lies, two figures each, cm. */
  readonly places?: Float32Array;
  /** How much of it is seen, as a share: all where nothing is said. */
  readonly covers?: Float32Array;
}

/** Where each figure of a vertex stands among its own. */
export const FIGURE = { normal: 0, seen: 3, hollow: 6, place: 7, cover: 9 } as const;
/** Figures a vertex. */
export const FIGURES = 10;

/** A surface as the eye has it, and where its corners lie on a grid. */
export interface SeenSurface extends OnGrid {
  /** Where each vertex is, three figures each, cm. */
  readonly seen: Float32Array;
  /** All that is known of each vertex, as `FIGURE` says. */
  readonly figures: Float32Array;
  readonly indices: ArrayLike<number>;
}

/** Where places in the eye's space lie on a grid: samples across and down, and how near they are, cm. */
type Placer = (seen: Float32Array) => Float32Array;

export function placerOn({ width, height }: Grid, { low, high }: Camera): Placer {
  const scale = height / (high - low);
  const axes = [(x: number) => width / 2 + x * scale, (y: number) => (high - y) * scale, (z: number) => z];
  return (seen) => seen.map((own, i) => (axes[i % 3] as (own: number) => number)(own));
}

export function seenSurface(surface: Surface, camera: Camera, place: Placer): SeenSurface {
  const seen = seenBy(camera, surface.positions);
  const normals = seenBy(camera, surface.normals);
  const places = place(seen);
  const count = seen.length / 3;
  const axis = (k: number) => Float32Array.from({ length: count }, (_, v) => places[3 * v + k] as number);
  const figures = new Float32Array(FIGURES * count);
  for (let v = 0; v < count; v++) {
    const at = FIGURES * v;
    for (let k = 0; k < 3; k++) {
      figures[at + FIGURE.normal + k] = normals[3 * v + k] as number;
      figures[at + FIGURE.seen + k] = seen[3 * v + k] as number;
    }
    figures[at + FIGURE.hollow] = surface.hollows?.[v] ?? 0;
    for (let k = 0; k < 2; k++) figures[at + FIGURE.place + k] = surface.places?.[2 * v + k] ?? 0;
    figures[at + FIGURE.cover] = surface.covers?.[v] ?? 1;
  }
  return { seen, figures, indices: surface.indices, across: axis(0), down: axis(1) };
}
