import { viewPiece } from '@/lib/pattern/piece-view';
import { meshPiece } from '@/lib/tryon/mesh/piece-mesh';
import { fabricOf } from '@/lib/tryon/solve/links';
import { Finisher } from '@/lib/tryon/solve/stiff/finish';
import { type Membrane, membraneOf, type Stretch } from '@/lib/tryon/solve/stiff/membrane';
import { polygonPiece } from '../proof/shapes';

/** Cloth some of whose vertices are held, for what theory and laboratories know about it. */
export interface HeldCloth {
  readonly positions: Float64Array;
  readonly membrane: Membrane;
  /** Where each vertex lies on the flat, two figures each, cm. */
  readonly flat: Float64Array;
  /** Solves so many steps, or until nothing moves by more than this, cm. */
  settle(steps: number, still: number): void;
}

interface HeldSketch {
  /** Corners of the outline on the flat, counter-clockwise, cm. */
  readonly corners: readonly (readonly [x: number, y: number])[];
  readonly spacing: number;
  readonly weight: number;
  readonly bending: number;
  readonly stretch: Stretch;
  /** Direction of the warp, degrees from x. */
  readonly slant?: number;
  /** Where a place of the flat begins, and whether it is held. */
  place(x: number, y: number): readonly [x: number, y: number, z: number];
  isHeld(x: number, y: number): boolean;
}

/** Cloth in the implicit solver, alone: nothing touches it. */
export function heldCloth(sketch: HeldSketch): HeldCloth {
  const { corners, spacing, slant = 0, weight, bending, stretch } = sketch;
  const angle = (slant * Math.PI) / 180;
  const grain = [Math.cos(angle), Math.sin(angle)] as const;
  const middle = [0, 1].map(
    (axis) => corners.reduce((sum, corner) => sum + (corner[axis] as number), 0) / corners.length,
  ) as [number, number];
  const sides = corners.map(() => ({ line: 'edge', role: 'finished' }) as const);
  const piece = polygonPiece('held', 'belt', corners, sides, {
    grain: [middle, [middle[0] + grain[0], middle[1] + grain[1]]],
  });
  const { points, triangles } = meshPiece(viewPiece(piece), spacing);
  const flat = Float64Array.from(points.flatMap(({ x, y }) => [x, y]));
  const cells = Uint32Array.from(triangles);
  const fabric = fabricOf(flat, cells);
  const membrane = membraneOf(flat, cells, () => grain);
  const positions = Float64Array.from(points.flatMap(({ x, y }) => [...sketch.place(x, y)]));
  const held = points.flatMap(({ x, y }, v) => (sketch.isHeld(x, y) ? [v] : []));
  const threads = { corners: new Uint32Array(0), shares: new Float64Array(0) };
  const cloth = { fabric, membrane, threads, obstacles: [], stretch, bending, weight, held };
  const finisher = new Finisher(positions, cloth);
  return {
    positions,
    membrane,
    flat,
    settle: (steps, still) => {
      for (let step = 0; step < steps && finisher.step(0.05, 400) > still; step++);
    },
  };
}

type StripSketch = Omit<HeldSketch, 'corners'> & { readonly width: number; readonly length: number };

/** A strip that lies along x on the flat. */
export const heldStrip = ({ width, length, ...sketch }: StripSketch): HeldCloth =>
  heldCloth({
    ...sketch,
    corners: [
      [0, 0],
      [length, 0],
      [length, width],
      [0, width],
    ],
  });
