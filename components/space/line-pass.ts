import type { TapeLine } from '@/lib/tryon/body/tape-lines';
import type { Colour } from './colour';
import { LINE } from './line-source';
import { type Look, lookThrough } from './look';
import { feed, makeProgram, type Program } from './program';
import { ribbonOf } from './ribbon';

/** Lines handed to the card, until they are released. */
export interface LoadedLines {
  readonly vao: WebGLVertexArrayObject;
  readonly buffers: readonly WebGLBuffer[];
  readonly count: number;
}

interface LineLook extends Look {
  readonly colour: Colour;
  /** Of all that is behind it, what it covers, 0 to 1. */
  readonly cover: number;
  /** Half its width, in pixels of the canvas. */
  readonly halfWidth: number;
}

/** Lines of constant width on what stands in space. */
export class LinePass {
  private readonly lines: Program;

  constructor(private readonly gl: WebGL2RenderingContext) {
    this.lines = makeProgram(gl, LINE);
  }

  load(lines: readonly TapeLine[]): LoadedLines {
    const { gl } = this;
    const { positions, others, corners } = ribbonOf(lines);
    const vao = gl.createVertexArray();
    gl.bindVertexArray(vao);
    const buffers = [
      feed(gl, this.lines, 'position', 3, positions),
      feed(gl, this.lines, 'other', 3, others),
      feed(gl, this.lines, 'corner', 2, corners),
    ];
    gl.bindVertexArray(null);
    return { vao, buffers, count: positions.length / 3 };
  }

  /** Whole where they are seen. */
  draw(lines: LoadedLines, look: LineLook): void {
    this.pass(lines, look, this.gl.LEQUAL, 0);
  }

  /** Dashed where something is before them; a dash in pixels of the canvas. */
  drawHidden(lines: LoadedLines, look: LineLook, dash: number): void {
    this.pass(lines, look, this.gl.GREATER, dash);
  }

  release({ vao, buffers }: LoadedLines): void {
    this.gl.deleteVertexArray(vao);
    for (const buffer of buffers) this.gl.deleteBuffer(buffer);
  }

  private pass({ vao, count }: LoadedLines, look: LineLook, depth: GLenum, dash: number): void {
    const { gl, lines } = this;
    lookThrough(gl, lines, look);
    gl.uniform3f(lines.at('width'), 2 / gl.drawingBufferWidth, 2 / gl.drawingBufferHeight, look.halfWidth);
    gl.uniform4f(lines.at('colour'), ...look.colour, look.cover);
    gl.uniform1f(lines.at('dash'), dash);
    gl.depthFunc(depth);
    gl.depthMask(dash === 0 && look.cover === 1);
    gl.bindVertexArray(vao);
    gl.drawArrays(gl.TRIANGLES, 0, count);
    gl.bindVertexArray(null);
    gl.depthFunc(gl.LEQUAL);
    gl.depthMask(true);
  }
}
