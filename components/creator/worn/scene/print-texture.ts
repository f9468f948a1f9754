import type { Colour } from '@/components/space/colour';
import type { Program } from '@/components/space/program';

/** A cloth as it lies on the bolt: a picture that repeats, and how large it is on the cloth, cm. */
export interface Bolt {
  readonly picture: TexImageSource;
  readonly width: number;
  readonly height: number;
}

type ClothName = 'shell' | 'trim';

/** Prints on the card: of both cloths of a garment, and one point of colour for what is plain. */
export class PrintTextures {
  private readonly cloths: Readonly<Record<ClothName, WebGLTexture>>;
  private readonly plain: WebGLTexture;
  private readonly repeats: Record<ClothName, readonly [number, number]> = { shell: [1, 1], trim: [1, 1] };

  constructor(private readonly gl: WebGL2RenderingContext) {
    this.cloths = { shell: gl.createTexture(), trim: gl.createTexture() };
    this.plain = gl.createTexture();
  }

  set(cloth: ClothName, { picture, width, height }: Bolt): void {
    const { gl } = this;
    this.repeats[cloth] = [width, height];
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, this.cloths[cloth]);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    const fine = gl.getExtension('EXT_texture_filter_anisotropic');
    if (fine) gl.texParameterf(gl.TEXTURE_2D, fine.TEXTURE_MAX_ANISOTROPY_EXT, 4);
  }

  /** For what is drawn next: one of the cloths. */
  take(program: Program, cloth: ClothName): void {
    this.bind(program, this.cloths[cloth], this.repeats[cloth]);
  }

  /** For what is drawn next: a plain colour. */
  takePlain(program: Program, colour: Colour): void {
    const { gl } = this;
    this.bind(program, this.plain, [1, 1]);
    const point = Uint8Array.from([...colour.map((share) => Math.round(255 * share)), 255]);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, point);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  }

  private bind({ at }: Program, texture: WebGLTexture, repeat: readonly [number, number]): void {
    const { gl } = this;
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniform1i(at('print'), 0);
    gl.uniform2f(at('repeat'), ...repeat);
  }
}
