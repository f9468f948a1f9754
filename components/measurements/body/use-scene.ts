'use client';

import { type RefObject, useRef } from 'react';
import type { BodyAnswer } from '@/components/creator/worker/body-protocol';
import { useCanvas } from '@/components/space/use-canvas';
import type { MeasurementName } from '@/lib/measurements/names';
import { coloursOf } from './colours';
import { BodyScene, type Strand } from './scene';

/** Room over what is shown and under her feet, cm. */
const ABOVE = 5;
const BELOW = 4;

interface Sight {
  readonly answer: BodyAnswer;
  readonly active: MeasurementName;
  readonly doubted: ReadonlySet<MeasurementName>;
  readonly turn: number;
  readonly onUnable: () => void;
}

/** Draws the body whenever something of it changes, and at no other time. */
export function useScene(canvas: RefObject<HTMLCanvasElement | null>, sight: Sight): void {
  const shown = useRef<BodyAnswer['mesh'] | null>(null);
  useCanvas<BodyScene>(canvas, {
    open(gl) {
      shown.current = null;
      return new BodyScene(gl);
    },
    draw(scene, element, density) {
      const { mesh } = sight.answer;
      if (shown.current !== mesh) scene.setBody(mesh);
      shown.current = mesh;
      draw(scene, sight, element, density);
    },
    onUnable: sight.onUnable,
  });
}

function draw(
  scene: BodyScene,
  { answer: { mesh, tapes }, active, doubted, turn }: Sight,
  element: HTMLCanvasElement,
  density: number,
): void {
  const { skin, tape, doubt } = coloursOf(element);
  const red = [...doubted].filter((name) => name !== active).flatMap((name) => tapes[name]);
  const strands = [
    { lines: red, colour: doubt },
    { lines: tapes[active], colour: doubted.has(active) ? doubt : tape },
  ];
  const high = topOf(mesh.positions, strands) + ABOVE;
  scene.draw(strands, { skin, turn, density, low: -BELOW, high });
}

/** The top of the figure, or of a tape that stands higher: she has no head, and her stature is told beside her. */
function topOf(positions: Float32Array, strands: readonly Strand[]): number {
  let top = 0;
  for (let i = 1; i < positions.length; i += 3) top = Math.max(top, positions[i] as number);
  return Math.max(top, ...strands.flatMap(({ lines }) => lines.flat().map(([, y]) => y)));
}
