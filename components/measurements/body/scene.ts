import type { Colour } from '@/components/space/colour';
import { LinePass } from '@/components/space/line-pass';
import type { Look } from '@/components/space/look';
import type { BodyMesh } from '@/lib/tryon/body/mesh';
import type { TapeLine } from '@/lib/tryon/body/tape-lines';
import { SkinPass } from './skin-pass';

/** Tapes of one colour. */
export interface Strand {
  readonly lines: readonly TapeLine[];
  readonly colour: Colour;
}

/** How the body is looked at. */
interface BodyLook extends Look {
  readonly skin: Colour;
  /** Pixels of the canvas to one of the page. */
  readonly density: number;
}

/** The half width of a tape and the length of its dashes where it is hidden, pixels. */
const HALF_TAPE = 1.4;
const DASH = 8;

/** A body and its tapes on a canvas of WebGL 2. */
export class BodyScene {
  private readonly skin: SkinPass;
  private readonly tapes: LinePass;

  constructor(private readonly gl: WebGL2RenderingContext) {
    this.skin = new SkinPass(gl);
    this.tapes = new LinePass(gl);
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LEQUAL);
  }

  setBody(mesh: BodyMesh): void {
    this.skin.setBody(mesh);
  }

  draw(strands: readonly Strand[], look: BodyLook): void {
    const { gl } = this;
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    this.skin.draw(look, look.skin);
    for (const strand of strands) this.drawTape(strand, look);
  }

  /** Whole where it is seen, dashed where the body is before it. */
  private drawTape({ lines, colour }: Strand, look: BodyLook): void {
    const loaded = this.tapes.load(lines);
    const own = { ...look, colour, cover: 1, halfWidth: HALF_TAPE * look.density };
    this.tapes.draw(loaded, own);
    this.tapes.drawHidden(loaded, own, DASH * look.density);
    this.tapes.release(loaded);
  }
}
