'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { BodyAnswer } from '@/components/creator/worker/body-protocol';
import type { MeasurementName } from '@/lib/measurements/names';
import { coloursOf } from './colours';
import { BodyScene, type Strand } from './scene';

/** Room over what is shown, cm. */
const ABOVE = 5;
const MOST_DENSE = 2;

interface Sight {
  readonly answer: BodyAnswer;
  readonly active: MeasurementName;
  readonly doubted: ReadonlySet<MeasurementName>;
  readonly turn: number;
  readonly onUnable: () => void;
}

/** Draws the body whenever something of it changes, and at no other time. */
export function useScene(canvas: RefObject<HTMLCanvasElement | null>, sight: Sight): void {
  const scene = useRef<BodyScene | null>(null);
  const shown = useRef<BodyAnswer['mesh'] | null>(null);
  const asked = useRef(0);
  const latest = useRef(sight);
  latest.current = sight;

  const redraw = useRef(() => {
    cancelAnimationFrame(asked.current);
    asked.current = requestAnimationFrame(() => {
      const element = canvas.current;
      if (element && scene.current) draw(element, scene.current, shown, latest.current);
    });
  }).current;

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const open = () => {
      shown.current = null;
      scene.current = openScene(element);
      if (scene.current) redraw();
      else latest.current.onUnable();
    };
    const lose = (event: Event) => {
      event.preventDefault();
      scene.current = null;
    };
    open();
    element.addEventListener('webglcontextlost', lose);
    element.addEventListener('webglcontextrestored', open);
    const sizes = new ResizeObserver(redraw);
    sizes.observe(element);
    const theme = new MutationObserver(redraw);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', redraw);
    return () => {
      cancelAnimationFrame(asked.current);
      element.removeEventListener('webglcontextlost', lose);
      element.removeEventListener('webglcontextrestored', open);
      sizes.disconnect();
      theme.disconnect();
      dark.removeEventListener('change', redraw);
    };
  }, [canvas, redraw]);

  useEffect(redraw);
}

function openScene(element: HTMLCanvasElement): BodyScene | null {
  const gl = element.getContext('webgl2', { antialias: true, powerPreference: 'low-power' });
  return gl && new BodyScene(gl);
}

function draw(
  element: HTMLCanvasElement,
  scene: BodyScene,
  shown: { current: BodyAnswer['mesh'] | null },
  { answer: { mesh, tapes }, active, doubted, turn }: Sight,
): void {
  const density = Math.min(MOST_DENSE, window.devicePixelRatio || 1);
  element.width = Math.round(element.clientWidth * density);
  element.height = Math.round(element.clientHeight * density);
  if (shown.current !== mesh) scene.setBody(mesh);
  shown.current = mesh;
  const { skin, tape, doubt } = coloursOf(element);
  const red = [...doubted].filter((name) => name !== active).flatMap((name) => tapes[name]);
  const strands = [
    { lines: red, colour: doubt },
    { lines: tapes[active], colour: doubted.has(active) ? doubt : tape },
  ];
  scene.draw(strands, { skin, turn, density, height: topOf(mesh.positions, strands) + ABOVE });
}

/** The top of the figure, or of a tape that stands higher: she has no head, and her stature is told beside her. */
function topOf(positions: Float32Array, strands: readonly Strand[]): number {
  let top = 0;
  for (let i = 1; i < positions.length; i += 3) top = Math.max(top, positions[i] as number);
  return Math.max(top, ...strands.flatMap(({ lines }) => lines.flat().map(([, y]) => y)));
}
