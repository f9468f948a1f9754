'use client';

import { type RefObject, useEffect, useRef } from 'react';

const MOST_DENSE = 2;

/** What is drawn on a canvas in space. */
interface Drawn<Scene> {
  /** Makes a scene for a context that has just been opened, or restored. */
  readonly open: (gl: WebGL2RenderingContext) => Scene;
  /** Draws it, so many pixels of the canvas to one of the page. */
  readonly draw: (scene: Scene, element: HTMLCanvasElement, density: number) => void;
  readonly onUnable: () => void;
}

/** Draws a scene whenever its component is rendered, and when size or theme change; at no other time. */
export function useCanvas<Scene>(canvas: RefObject<HTMLCanvasElement | null>, drawn: Drawn<Scene>): void {
  const scene = useRef<Scene | null>(null);
  const asked = useRef(0);
  const latest = useRef(drawn);
  latest.current = drawn;

  const redraw = useRef(() => {
    cancelAnimationFrame(asked.current);
    asked.current = requestAnimationFrame(() => {
      const element = canvas.current;
      if (element && scene.current) drawFitted(element, scene.current, latest.current);
    });
  }).current;

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const open = () => {
      const gl = element.getContext('webgl2', { antialias: true, powerPreference: 'low-power' });
      scene.current = gl && latest.current.open(gl);
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
    const forget = onNewSight(element, redraw);
    return () => {
      cancelAnimationFrame(asked.current);
      element.removeEventListener('webglcontextlost', lose);
      element.removeEventListener('webglcontextrestored', open);
      forget();
    };
  }, [canvas, redraw]);

  useEffect(redraw);
}

function drawFitted<Scene>(element: HTMLCanvasElement, scene: Scene, { draw }: Drawn<Scene>): void {
  const density = Math.min(MOST_DENSE, window.devicePixelRatio || 1);
  element.width = Math.round(element.clientWidth * density);
  element.height = Math.round(element.clientHeight * density);
  draw(scene, element, density);
}

/** Calls when the canvas has another size, or the page other colours. */
function onNewSight(element: HTMLCanvasElement, act: () => void): () => void {
  const sizes = new ResizeObserver(act);
  sizes.observe(element);
  const theme = new MutationObserver(act);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', act);
  return () => {
    sizes.disconnect();
    theme.disconnect();
    dark.removeEventListener('change', act);
  };
}
