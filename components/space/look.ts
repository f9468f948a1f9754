import type { Program } from './program';

/** How what stands in space is looked at. */
export interface Look {
  /** Turned to her left, degrees: 0 is seen from the front, 90 from her left side. */
  readonly turn: number;
  /** The lowest and the highest that fits into the picture, cm above the floor. */
  readonly low: number;
  readonly high: number;
}

/** Nothing lies further from the middle than this, cm. */
const DEPTH = 150;

/** Takes a program in hand and tells it the look. */
export function lookThrough(gl: WebGL2RenderingContext, { program, at }: Program, look: Look): void {
  const scale = 2 / (look.high - look.low);
  const angle = (look.turn * Math.PI) / 180;
  // biome-ignore lint/correctness/useHookAtTopLevel: of WebGL, no hook
  gl.useProgram(program);
  gl.uniform2f(at('turn'), Math.cos(angle), -Math.sin(angle));
  const across = (scale * gl.drawingBufferHeight) / gl.drawingBufferWidth;
  gl.uniform4f(at('fit'), across, scale, (look.high + look.low) / 2, 1 / DEPTH);
}
