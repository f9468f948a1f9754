import type { Colour } from '@/components/space/colour';
import type { Program } from '@/components/space/program';

/** A cloth as it lies on the bolt: a picture that repeats, and how large it is on the cloth, cm. */
export interface Bolt {
  readonly picture: TexImageSource;
  readonly width: number;
  readonly height: number;
}

/** Prints on the card: the one of the cloth, and one point of colour for what is plain. */
export class PrintTexture {
  private readonly cloth: WebGLTexture;
  private readonly plain: WebGLTexture;
  private repeat: readonly [number, number] = [1, 1];

  constructor(private readonly gl: WebGL2RenderingContext) {
    this.cloth = gl.createTexture();
    this.plain = gl.createTexture();
  }

  set({ picture, width, height }: Bolt): void {
    const { gl } = this;
    this.repeat = [width, height];
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, this.cloth);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    const fine = gl.getExtension('EXT_texture_filter_anisotropic');
    if (fine) gl.texParameterf(gl.TEXTURE_2D, fine.TEXTURE_MAX_ANISOTROPY_EXT, 4);
  }

  /** For what is drawn next: a plain colour, or the cloth. */
  use({ at }: Program, plain: Colour | null): void {
    const { gl } = this;
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, plain ? this.plain : this.cloth);
    gl.uniform1i(at('print'), 0);
    gl.uniform2f(at('repeat'), ...(plain ? ([1, 1] as const) : this.repeat));
    if (!plain) return;
    const point = Uint8Array.from([...plain.map((share) => Math.round(255 * share)), 255]);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, point);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  }
}
