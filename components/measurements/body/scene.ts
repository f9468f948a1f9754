import type { BodyMesh } from '@/lib/tryon/body/mesh';
import type { TapeLine } from '@/lib/tryon/body/tape-lines';
import { feed, makeProgram, type Program } from './program';
import { ribbonOf } from './ribbon';
import { SKIN, TAPE } from './shaders';

export type Colour = readonly [red: number, green: number, blue: number];

/** Tapes of one colour. */
export interface Strand {
  readonly lines: readonly TapeLine[];
  readonly colour: Colour;
}

/** How the body is looked at. */
interface Look {
  readonly skin: Colour;
  /** Turned to her left, degrees: 0 is seen from the front, 90 from her left side. */
  readonly turn: number;
  /** What fits into the height of the picture, cm. */
  readonly height: number;
  /** Pixels of the canvas to one of the page. */
  readonly density: number;
}

/** Space under her feet, cm; the half width of a tape and the length of its dashes where it is hidden, pixels. */
const BELOW = 4;
const HALF_TAPE = 1.4;
const DASH = 8;
/** Nothing lies further from the middle than this, cm. */
const DEPTH = 150;

/** A body and its tapes on a canvas of WebGL 2. */
export class BodyScene {
  private readonly skin: Program;
  private readonly tape: Program;
  private mesh: { vao: WebGLVertexArrayObject; buffers: readonly WebGLBuffer[]; count: number } | null = null;

  constructor(private readonly gl: WebGL2RenderingContext) {
    this.skin = makeProgram(gl, SKIN);
    this.tape = makeProgram(gl, TAPE);
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LEQUAL);
  }

  setBody({ positions, normals, indices }: BodyMesh): void {
    const { gl } = this;
    if (this.mesh) this.release(this.mesh.vao, this.mesh.buffers);
    const vao = gl.createVertexArray();
    gl.bindVertexArray(vao);
    const corners = gl.createBuffer();
    const buffers = [
      feed(gl, this.skin, 'position', 3, positions),
      feed(gl, this.skin, 'normal', 3, normals),
      corners,
    ];
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, corners);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
    gl.bindVertexArray(null);
    this.mesh = { vao, buffers, count: indices.length };
  }

  draw(strands: readonly Strand[], look: Look): void {
    const { gl } = this;
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    this.drawSkin(look);
    for (const strand of strands) this.drawTape(strand, look);
  }

  private lookFrom({ program, at }: Program, { turn, height }: Look): void {
    const { gl } = this;
    const scale = 2 / (height + BELOW);
    const angle = (turn * Math.PI) / 180;
    // biome-ignore lint/correctness/useHookAtTopLevel: of WebGL, no hook
    gl.useProgram(program);
    gl.uniform2f(at('turn'), Math.cos(angle), -Math.sin(angle));
    const across = (scale * gl.drawingBufferHeight) / gl.drawingBufferWidth;
    gl.uniform4f(at('fit'), across, scale, (height - BELOW) / 2, 1 / DEPTH);
  }

  private drawSkin(look: Look): void {
    const { gl, mesh } = this;
    if (!mesh) return;
    this.lookFrom(this.skin, look);
    gl.uniform3f(this.skin.at('colour'), ...look.skin);
    gl.bindVertexArray(mesh.vao);
    gl.drawElements(gl.TRIANGLES, mesh.count, gl.UNSIGNED_SHORT, 0);
    gl.bindVertexArray(null);
  }

  /** Whole where it is seen, dashed where the body is before it. */
  private drawTape({ lines, colour }: Strand, look: Look): void {
    const { gl, tape } = this;
    const { positions, others, corners } = ribbonOf(lines);
    this.lookFrom(tape, look);
    gl.uniform3f(
      tape.at('width'),
      2 / gl.drawingBufferWidth,
      2 / gl.drawingBufferHeight,
      HALF_TAPE * look.density,
    );
    gl.uniform3f(tape.at('colour'), ...colour);
    const vao = gl.createVertexArray();
    gl.bindVertexArray(vao);
    const buffers = [
      feed(gl, tape, 'position', 3, positions),
      feed(gl, tape, 'other', 3, others),
      feed(gl, tape, 'corner', 2, corners),
    ];
    this.drawPass(gl.LEQUAL, 0, positions.length / 3);
    this.drawPass(gl.GREATER, DASH * look.density, positions.length / 3);
    gl.depthFunc(gl.LEQUAL);
    gl.depthMask(true);
    gl.bindVertexArray(null);
    this.release(vao, buffers);
  }

  private release(vao: WebGLVertexArrayObject, buffers: readonly WebGLBuffer[]): void {
    this.gl.deleteVertexArray(vao);
    for (const buffer of buffers) this.gl.deleteBuffer(buffer);
  }

  private drawPass(depth: GLenum, dash: number, count: number): void {
    const { gl } = this;
    gl.depthFunc(depth);
    gl.depthMask(dash === 0);
    gl.uniform1f(this.tape.at('dash'), dash);
    gl.drawArrays(gl.TRIANGLES, 0, count);
  }
}
