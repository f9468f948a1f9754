import { viewPiece } from '@/lib/pattern/piece-view';
import { meshPiece } from '@/lib/tryon/mesh/piece-mesh';
import { fabricOf } from '@/lib/tryon/solve/links';
import { Finisher } from '@/lib/tryon/solve/stiff/finish';
import { type Membrane, membraneOf, type Stretch } from '@/lib/tryon/solve/stiff/membrane';
import { polygonPiece } from '../proof/shapes';

/** A strip of cloth some of whose vertices are held, for what theory knows about strips. */
export interface ClothStrip {
  readonly positions: Float64Array;
  readonly membrane: Membrane;
  /** How far along the strip each vertex lies, cm. */
  readonly along: Float64Array;
  /** Solves so many steps, or until nothing moves by more than this, cm. */
  settle(steps: number, still: number): void;
}

interface StripSketch {
  readonly width: number;
  readonly length: number;
  readonly spacing: number;
  readonly weight: number;
  readonly bending: number;
  readonly stretch: Stretch;
  /** Direction of the warp against the length of the strip, degrees. */
  readonly slant?: number;
  /** Where a place at so far along and so far across begins, and whether it is held. */
  place(along: number, across: number): readonly [x: number, y: number, z: number];
  isHeld(along: number): boolean;
}

export function clothStrip(sketch: StripSketch): ClothStrip {
  const { width, length, spacing, slant = 0, weight, bending, stretch } = sketch;
  const angle = (slant * Math.PI) / 180;
  const grain = [Math.cos(angle), Math.sin(angle)] as const;
  const middle = [length / 2, width / 2] as const;
  const corners = [
    [0, 0],
    [length, 0],
    [length, width],
    [0, width],
  ] as const;
  const piece = polygonPiece(
    'strip',
    'belt',
    corners,
    corners.map(() => ({ line: 'edge', role: 'finished' })),
    {
      grain: [middle, [middle[0] + grain[0], middle[1] + grain[1]]],
    },
  );
  const { points, triangles } = meshPiece(viewPiece(piece), spacing);
  const flat = Float64Array.from(points.flatMap(({ x, y }) => [x, y]));
  const cells = Uint32Array.from(triangles);
  const fabric = fabricOf(flat, cells);
  const membrane = membraneOf(flat, cells, () => grain);
  const positions = Float64Array.from(points.flatMap(({ x, y }) => [...sketch.place(x, y)]));
  const held = points.flatMap(({ x }, v) => (sketch.isHeld(x) ? [v] : []));
  const threads = { corners: new Uint32Array(0), shares: new Float64Array(0) };
  const cloth = { fabric, membrane, threads, obstacles: [], stretch, bending, weight, held };
  const finisher = new Finisher(positions, cloth);
  return {
    positions,
    membrane,
    along: Float64Array.from(points, ({ x }) => x),
    settle: (steps, still) => {
      for (let step = 0; step < steps && finisher.step(0.05, 400) > still; step++);
    },
  };
}
