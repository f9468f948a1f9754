/** Source texts of one drawing program. */
interface Sources {
  readonly vertex: string;
  readonly fragment: string;
}

export interface Program {
  readonly program: WebGLProgram;
  readonly at: (uniform: string) => WebGLUniformLocation | null;
}

/**
 * A program of WebGL 2; throws where its sources do not compile, which is a fault of ours. Attributes named are the first
 * ones, in their order, in each program that names them so: what is loaded for one can be drawn by another.
 */
export function makeProgram(
  gl: WebGL2RenderingContext,
  { vertex, fragment }: Sources,
  attributes: readonly string[] = [],
): Program {
  const program = gl.createProgram();
  attributes.forEach((name, place) => {
    gl.bindAttribLocation(program, place, name);
  });
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('No shader could be made');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(gl.getProgramInfoLog(program) ?? 'The program does not link');
  return { program, at: (uniform) => gl.getUniformLocation(program, uniform) };
}

/** Figures handed to an attribute, so many a vertex. */
export function feed(
  gl: WebGL2RenderingContext,
  { program }: Program,
  name: string,
  size: number,
  values: Float32Array,
): WebGLBuffer {
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
  const at = gl.getAttribLocation(program, name);
  gl.enableVertexAttribArray(at);
  gl.vertexAttribPointer(at, size, gl.FLOAT, false, 0, 0);
  return buffer;
}
