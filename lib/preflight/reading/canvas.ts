import type { Box } from '@/lib/drawing/types';
import { carry, type Motion } from '@/lib/geometry/motion';
import type { OpenResources } from '@/lib/pdf/open-pdf';
import { pairAt } from './flat-points';
import { boxOfPoints, type Ink, type InkFill, type InkPlacement, type InkStroke, type InkText } from './ink';
import { sharedBox, times } from './matrices';
import { PathPen } from './path-pen';
import { TextPen } from './text-pen';

/** Centimetres in a point. */
export const CM = 2.54 / 72;

/** What `q` keeps and `Q` brings back. */
interface GraphicsState {
  matrix: Motion;
  width: number;
  dash: readonly number[];
  clip: Box | undefined;
}

/** Names a form that is shown; undefined when the file has none of that name. */
export type FormOf = (name: string) => string | undefined;

const NO_LAYERS: readonly string[] = [];

/** What a stream paints on: keeps every line, surface, text and form it was given. */
export class Canvas {
  readonly pen = new PathPen();
  readonly type = new TextPen();
  state: GraphicsState;
  /** The next painting also narrows the clip. */
  clips = false;
  private layers: readonly string[] = NO_LAYERS;
  private readonly saved: GraphicsState[] = [];
  private readonly strokes: InkStroke[] = [];
  private readonly fills: InkFill[] = [];
  private readonly texts: InkText[] = [];
  private readonly placements: InkPlacement[] = [];

  constructor(
    readonly resources: OpenResources,
    private readonly formOf: FormOf,
    base: Motion,
  ) {
    this.state = { matrix: base, width: CM, dash: [], clip: undefined };
  }

  /** Everything painted. Refuses a stream that ends within what it began. */
  ink(): Ink {
    if (this.saved.length > 0 || this.layers.length > 0) throw new RangeError('A stream ends too early');
    const { strokes, fills, texts, placements } = this;
    return { strokes, fills, texts, placements };
  }

  save(): void {
    this.saved.push({ ...this.state });
  }

  restore(): void {
    const state = this.saved.pop();
    if (!state) throw new RangeError('A state is restored that was not saved');
    this.state = state;
  }

  transform(matrix: Motion): void {
    this.state.matrix = times(matrix, this.state.matrix);
  }

  enter([tag = '', name = '']: readonly string[]): void {
    const layer = tag === 'OC' ? this.resources.layers.get(name) : '';
    if (layer === undefined) throw new RangeError(`There is no layer ${name}`);
    this.layers = [...this.layers, layer];
  }

  leave(): void {
    this.layers = this.layers.slice(0, -1);
  }

  show(name: string): void {
    if (this.resources.rasters.has(name)) this.showRaster();
    else this.showForm(name);
  }

  private showForm(name: string): void {
    const form = this.formOf(name);
    if (form === undefined) throw new RangeError(`There is no form ${name}`);
    const { matrix, clip } = this.state;
    this.placements.push({ form, matrix, ...(clip ? { clip } : {}) });
  }

  /** A picture of pixels fills the unit square. */
  private showRaster(): void {
    const corners = [0, 0, 1, 0, 1, 1, 0, 1];
    const points = [0, 2, 4, 6].flatMap((i) => carry(this.state.matrix, pairAt(corners, i)));
    this.fills.push({ box: boxOfPoints(points), layers: this.layers });
  }

  /** Puts down the text set so far. */
  write(): void {
    const text = this.type.take(this.state.matrix, this.layers);
    if (text) this.texts.push(text);
  }

  paint(strokes: boolean, fills: boolean): void {
    const lines = this.pen.take();
    const { layers, clips } = this;
    const { width, dash, clip } = this.state;
    if (strokes && lines.length > 0) this.strokes.push({ lines, width, dash, layers });
    if (!fills && !clips) return;
    const box = boxOfPoints(lines.flatMap(({ points }) => points));
    if (fills && lines.length > 0) this.fills.push({ box, layers });
    if (clips) this.state.clip = clip ? sharedBox(clip, box) : box;
    this.clips = false;
  }
}
