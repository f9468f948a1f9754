import type { Colour } from '@/components/space/colour';
import { LinePass, type LoadedLines } from '@/components/space/line-pass';
import { type Look, lookThrough } from '@/components/space/look';
import { makeProgram, type Program } from '@/components/space/program';
import type { Light } from '@/lib/fabrics/types';
import { EDGE, SEAM, SKIN_BEHIND, SKIN_LIGHT } from '@/lib/fabrics/worn-look';
import type { BodyMesh } from '@/lib/tryon/body/mesh';
import type { GarmentSurface } from '@/lib/tryon/show/garment-surface';
import { drawGeometry, type Geometry, loadGeometry, releaseGeometry } from './geometry';
import { type Bolt, PrintTextures } from './print-texture';
import { ShadowPass } from './shadow-pass';
import { SURFACE } from './surface-source';

interface WornLook extends Look {
  readonly skin: Colour;
  /** Colour of seams and edges. */
  readonly line: Colour;
  readonly light: Light;
  /** Colours of the map of the fit, where it is looked at. */
  readonly map: { readonly loose: Colour; readonly close: Colour; readonly pulls: Colour } | null;
  /** Pixels of the canvas to one of the page. */
  readonly density: number;
}

/** A garment on a body, on a canvas of WebGL 2. */
export class WornScene {
  private readonly surface: Program;
  private readonly shadows: ShadowPass;
  private readonly lines: LinePass;
  private readonly prints: PrintTextures;
  private body: Geometry | null = null;
  private garment: Geometry | null = null;
  private seams: LoadedLines | null = null;
  private edges: LoadedLines | null = null;
  /** Of the corners of the garment the first ones are of its own cloth, the others of its second. */
  private shellCorners = 0;

  constructor(private readonly gl: WebGL2RenderingContext) {
    this.surface = makeProgram(gl, SURFACE, ['position', 'normal', 'place', 'hollow', 'level']);
    this.shadows = new ShadowPass(gl);
    this.lines = new LinePass(gl);
    this.prints = new PrintTextures(gl);
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LEQUAL);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  setBody({ positions, normals, indices }: BodyMesh): void {
    const count = positions.length / 3;
    releaseGeometry(this.gl, this.body);
    this.body = loadGeometry(this.gl, this.surface, {
      positions,
      normals,
      indices,
      places: new Float32Array(2 * count),
      hollows: new Float32Array(count),
      levels: new Float32Array(count),
    });
  }

  setGarment(garment: GarmentSurface): void {
    releaseGeometry(this.gl, this.garment);
    for (const lines of [this.seams, this.edges]) if (lines) this.lines.release(lines);
    this.garment = loadGeometry(this.gl, this.surface, garment);
    this.shellCorners = garment.shellCorners;
    this.seams = this.lines.load(garment.seams);
    this.edges = this.lines.load(garment.edges);
  }

  setBolts({ shell, trim }: { readonly shell: Bolt; readonly trim: Bolt }): void {
    this.prints.set('shell', shell);
    this.prints.set('trim', trim);
  }

  draw(look: WornLook): void {
    const { gl, body, garment } = this;
    this.shadows.draw(
      [body, garment].filter((each) => each !== null),
      look,
    );
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    if (body) this.drawBody(body, look);
    if (garment) this.drawGarment(garment, look);
  }

  private drawBody(body: Geometry, look: WornLook): void {
    this.prepare(look, SKIN_LIGHT, false);
    this.gl.uniform1f(this.surface.at('behind'), SKIN_BEHIND);
    this.prints.takePlain(this.surface, look.skin);
    drawGeometry(this.gl, body);
  }

  /** What lies behind first, so that it is seen through what lies before it. */
  private drawGarment(garment: Geometry, look: WornLook): void {
    const { gl } = this;
    this.prepare(look, look.light, look.map !== null);
    gl.uniform1f(this.surface.at('behind'), 0);
    gl.enable(gl.BLEND);
    gl.enable(gl.CULL_FACE);
    for (const side of [gl.FRONT, gl.BACK]) {
      gl.cullFace(side);
      this.drawCloths(garment);
    }
    gl.disable(gl.CULL_FACE);
    this.drawLines(look);
    gl.disable(gl.BLEND);
  }

  private drawCloths(garment: Geometry): void {
    const { gl, surface, shellCorners } = this;
    this.prints.take(surface, 'shell');
    drawGeometry(gl, garment, 0, shellCorners);
    this.prints.take(surface, 'trim');
    drawGeometry(gl, garment, shellCorners);
  }

  private drawLines(look: WornLook): void {
    for (const [lines, { cover, halfWidth }] of [
      [this.seams, SEAM],
      [this.edges, EDGE],
    ] as const)
      if (lines)
        this.lines.draw(lines, { ...look, colour: look.line, cover, halfWidth: halfWidth * look.density });
  }

  private prepare(look: WornLook, { sheen, gloss, fuzz, cover }: Light, mapped: boolean): void {
    const { gl, surface } = this;
    lookThrough(gl, surface, look);
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, this.shadows.depths);
    gl.uniform1i(surface.at('shadow'), 1);
    gl.uniform4f(surface.at('feel'), sheen, gloss, fuzz, cover);
    gl.uniform1f(surface.at('mapped'), mapped ? 1 : 0);
    for (const [name, colour] of Object.entries(look.map ?? {})) gl.uniform3f(surface.at(name), ...colour);
  }
}
