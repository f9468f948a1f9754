import type { Box } from '@/lib/drawing/types';
import type { Matrix } from '@/lib/layout/placed';
import type { OpenResources } from '@/lib/pdf/open-pdf';
import { boxOfPoints, type Ink, type InkFill, type InkPlacement, type InkStroke, type InkText } from './ink';
import { sharedBox, times } from './matrices';
import { OperatorReader } from './operators';
import { PathPen } from './path-pen';
import { TextPen } from './text-pen';

/** Centimetres in a point. */
export const CM = 2.54 / 72;

interface GraphicsState {
  matrix: Matrix;
  width: number;
  dash: readonly number[];
  clip: Box | undefined;
}

const NO_LAYERS: readonly string[] = [];

/** Carries out the operators of one stream and keeps what they paint. */
export class Interpreter {
  private readonly strokes: InkStroke[] = [];
  private readonly fills: InkFill[] = [];
  private readonly texts: InkText[] = [];
  private readonly placements: InkPlacement[] = [];
  private state: GraphicsState;
  private readonly saved: GraphicsState[] = [];
  private readonly pen = new PathPen();
  private readonly type = new TextPen();
  private layers: readonly string[] = NO_LAYERS;
  private clips = false;

  constructor(
    private readonly resources: OpenResources,
    /** Names a form that is shown; `undefined` when the file has none of that name. */
    private readonly formOf: (name: string) => string | undefined,
    base: Matrix,
  ) {
    this.state = { matrix: base, width: CM, dash: [], clip: undefined };
  }

  run(content: Uint8Array): Ink {
    const reader = new OperatorReader(content);
    for (let operator = reader.next(); operator !== undefined; operator = reader.next()) {
      this.carryOut(operator, reader.operands);
    }
    if (this.saved.length > 0 || this.layers.length > 0) throw new RangeError('A stream ends too early');
    const { strokes, fills, texts, placements } = this;
    return { strokes, fills, texts, placements };
  }

  private carryOut(operator: string, { numbers: n, count, names, array, string }: OperatorReader['operands']): void {
    const { pen, state } = this;
    const need = NEEDED[operator];
    if (need === undefined || count < need) throw new RangeError(`An operator is not understood: ${operator}`);
    switch (operator) {
      case 'm':
        return pen.moveTo(state.matrix, n[0] as number, n[1] as number);
      case 'l':
        return pen.lineTo(state.matrix, n[0] as number, n[1] as number);
      case 'c':
        return pen.curveTo(state.matrix, n);
      case 'h':
        return pen.close();
      case 're':
        return pen.rectangle(state.matrix, n[0] as number, n[1] as number, n[2] as number, n[3] as number);
      case 'S':
        return this.paint(true, false);
      case 's':
        pen.close();
        return this.paint(true, false);
      case 'f':
      case 'f*':
        return this.paint(false, true);
      case 'B':
      case 'B*':
        return this.paint(true, true);
      case 'n':
        return this.paint(false, false);
      case 'W':
      case 'W*':
        this.clips = true;
        return;
      case 'w':
        this.state.width = (n[0] as number) * CM;
        return;
      case 'd':
        this.state.dash = (array as number[]).map((length) => length * CM);
        return;
      case 'q':
        this.saved.push({ ...state });
        return;
      case 'Q':
        return this.restore();
      case 'cm':
        this.state.matrix = times(matrixOf(n), state.matrix);
        return;
      case 'Do':
        return this.show(names[0] ?? '');
      case 'BDC':
        return this.enter(names);
      case 'EMC':
        this.layers = this.layers.slice(0, -1);
        return;
      case 'BT':
        return this.type.begin();
      case 'ET':
        return this.write();
      case 'Tf':
        this.type.font = this.resources.fonts.get(names[0] ?? '');
        this.type.size = n[0] as number;
        return;
      case 'Tm':
        this.write();
        return this.type.move(matrixOf(n));
      case 'Td':
        this.write();
        return this.type.moveBy(n[0] as number, n[1] as number);
      case 'Tj':
        return this.type.show(string ? [string] : []);
      case 'TJ':
        return this.type.show(array);
    }
  }

  private restore(): void {
    const state = this.saved.pop();
    if (!state) throw new RangeError('A state is restored that was not saved');
    this.state = state;
  }

  private write(): void {
    const text = this.type.take(this.state.matrix, this.layers);
    if (text) this.texts.push(text);
  }

  private enter([tag = '', name = '']: readonly string[]): void {
    const layer = tag === 'OC' ? this.resources.layers.get(name) : '';
    if (layer === undefined) throw new RangeError(`There is no layer ${name}`);
    this.layers = [...this.layers, layer];
  }

  private show(name: string): void {
    const form = this.formOf(name);
    if (form === undefined) throw new RangeError(`There is no form ${name}`);
    const { matrix, clip } = this.state;
    this.placements.push({ form, matrix, ...(clip ? { clip } : {}) });
  }

  private paint(strokes: boolean, fills: boolean): void {
    const lines = this.pen.take();
    const { layers, clips } = this;
    const { width, dash } = this.state;
    if (strokes && lines.length > 0) this.strokes.push({ lines, width, dash, layers });
    if (fills && lines.length > 0) this.fills.push({ box: boxOfPoints(lines.flatMap(({ points }) => points)), layers });
    if (!clips) return;
    this.clips = false;
    const box = boxOfPoints(lines.flatMap(({ points }) => points));
    this.state.clip = this.state.clip ? sharedBox(this.state.clip, box) : box;
  }
}

const matrixOf = (n: Float64Array): Matrix => [...n.subarray(0, 6)] as unknown as Matrix;

/** How many numbers each operator that is understood needs; those that only choose inks are read over. */
const NEEDED: Readonly<Record<string, number>> = {
  ...{ m: 2, l: 2, c: 6, h: 0, re: 4, S: 0, s: 0, f: 0, 'f*': 0, B: 0, 'B*': 0, n: 0, W: 0, 'W*': 0 },
  ...{ w: 1, d: 1, J: 1, j: 1, M: 1, i: 1, gs: 0, q: 0, Q: 0, cm: 6, Do: 0 },
  ...{ g: 1, G: 1, rg: 3, RG: 3, k: 4, K: 4, cs: 0, CS: 0, sc: 1, SC: 1, scn: 0, SCN: 0 },
  ...{ BDC: 0, BMC: 0, EMC: 0, BT: 0, ET: 0, Tf: 1, Tm: 6, Td: 2, Tj: 0, TJ: 0, Tc: 1, Tw: 1, Tr: 1 },
};
