import type { Colour } from '@/components/space/colour';
import { type Look, lookThrough } from '@/components/space/look';
import { feed, makeProgram, type Program } from '@/components/space/program';
import type { BodyMesh } from '@/lib/tryon/body/mesh';
import { SKIN } from './skin-source';

/** The surface of a body. */
export class SkinPass {
  private readonly skin: Program;
  private mesh: { vao: WebGLVertexArrayObject; buffers: readonly WebGLBuffer[]; count: number } | null = null;

  constructor(private readonly gl: WebGL2RenderingContext) {
    this.skin = makeProgram(gl, SKIN);
  }

  setBody({ positions, normals, indices }: BodyMesh): void {
    const { gl } = this;
    this.release();
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

  draw(look: Look, colour: Colour): void {
    const { gl, mesh } = this;
    if (!mesh) return;
    lookThrough(gl, this.skin, look);
    gl.uniform3f(this.skin.at('colour'), ...colour);
    gl.bindVertexArray(mesh.vao);
    gl.drawElements(gl.TRIANGLES, mesh.count, gl.UNSIGNED_SHORT, 0);
    gl.bindVertexArray(null);
  }

  private release(): void {
    if (!this.mesh) return;
    this.gl.deleteVertexArray(this.mesh.vao);
    for (const buffer of this.mesh.buffers) this.gl.deleteBuffer(buffer);
  }
}
