import { feed, type Program } from '@/components/space/program';

/** What of a surface is handed to the card, so many figures a vertex. */
interface Figures {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly places: Float32Array;
  readonly hollows: Float32Array;
  readonly levels: Float32Array;
  readonly indices: Uint16Array | Uint32Array;
}

/** A surface on the card, as one program draws it. */
export interface Geometry {
  readonly vao: WebGLVertexArrayObject;
  readonly buffers: readonly WebGLBuffer[];
  readonly count: number;
  readonly type: GLenum;
}

export function loadGeometry(gl: WebGL2RenderingContext, program: Program, figures: Figures): Geometry {
  const vao = gl.createVertexArray();
  gl.bindVertexArray(vao);
  const corners = gl.createBuffer();
  const buffers = [
    feed(gl, program, 'position', 3, figures.positions),
    feed(gl, program, 'normal', 3, figures.normals),
    feed(gl, program, 'place', 2, figures.places),
    feed(gl, program, 'hollow', 1, figures.hollows),
    feed(gl, program, 'level', 1, figures.levels),
    corners,
  ];
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, corners);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, figures.indices, gl.STATIC_DRAW);
  gl.bindVertexArray(null);
  const type = figures.indices instanceof Uint16Array ? gl.UNSIGNED_SHORT : gl.UNSIGNED_INT;
  return { vao, buffers, count: figures.indices.length, type };
}

/** Draws the triangles of some of its corners: all of them while nothing else is said. */
export function drawGeometry(
  gl: WebGL2RenderingContext,
  { vao, count, type }: Geometry,
  from = 0,
  to = count,
): void {
  gl.bindVertexArray(vao);
  gl.drawElements(gl.TRIANGLES, to - from, type, from * (type === gl.UNSIGNED_SHORT ? 2 : 4));
  gl.bindVertexArray(null);
}

export function releaseGeometry(gl: WebGL2RenderingContext, geometry: Geometry | null): void {
  if (!geometry) return;
  gl.deleteVertexArray(geometry.vao);
  for (const buffer of geometry.buffers) gl.deleteBuffer(buffer);
}
