import { type Look, lookThrough } from '@/components/space/look';
import { makeProgram, type Program } from '@/components/space/program';
import { drawGeometry, type Geometry } from './geometry';
import { SHADOW } from './surface-source';

/** Side of the picture the light sees, pixels. */
const SIZE = 1024;

/** What the light sees of all that stands there; the rest is in its shadow. */
export class ShadowPass {
  readonly depths: WebGLTexture;
  private readonly program: Program;
  private readonly frame: WebGLFramebuffer;

  constructor(private readonly gl: WebGL2RenderingContext) {
    this.program = makeProgram(gl, SHADOW, ['position']);
    this.depths = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, this.depths);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.DEPTH_COMPONENT24, SIZE, SIZE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);
    this.frame = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.frame);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, this.depths, 0);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  }

  draw(geometries: readonly Geometry[], look: Look): void {
    const { gl } = this;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.frame);
    gl.viewport(0, 0, SIZE, SIZE);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    lookThrough(gl, this.program, look);
    for (const geometry of geometries) drawGeometry(gl, geometry);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  }
}
