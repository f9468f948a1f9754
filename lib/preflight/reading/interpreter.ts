import type { Motion } from '@/lib/geometry/motion';
import type { OpenResources } from '@/lib/pdf/open-pdf';
import { Canvas, CM, type FormOf } from './canvas';
import type { Ink } from './ink';
import { type Operands, OperatorReader } from './operators';

type Act = (on: Canvas, numbers: Float64Array, operands: Operands) => void;

/** How many numbers an operator needs, and what it does. */
type Operator = readonly [needs: number, act: Act];

const at = (numbers: Float64Array, i: number): number => numbers[i] as number;

const matrixOf = (numbers: Float64Array): Motion => [...numbers.subarray(0, 6)] as unknown as Motion;

const PATHS: Readonly<Record<string, Operator>> = {
  m: [2, ({ pen, state }, n) => pen.moveTo(state.matrix, at(n, 0), at(n, 1))],
  l: [2, ({ pen, state }, n) => pen.lineTo(state.matrix, at(n, 0), at(n, 1))],
  c: [6, ({ pen, state }, n) => pen.curveTo(state.matrix, n)],
  h: [0, ({ pen }) => pen.close()],
  re: [4, ({ pen, state }, n) => pen.rectangle(state.matrix, at(n, 0), at(n, 1), at(n, 2), at(n, 3))],
};

const closed: Act = (on) => {
  on.pen.close();
  on.paint(true, false);
};

const PAINTING: Readonly<Record<string, Operator>> = {
  S: [0, (on) => on.paint(true, false)],
  s: [0, closed],
  f: [0, (on) => on.paint(false, true)],
  'f*': [0, (on) => on.paint(false, true)],
  B: [0, (on) => on.paint(true, true)],
  'B*': [0, (on) => on.paint(true, true)],
  n: [0, (on) => on.paint(false, false)],
};

const clip: Act = (on) => {
  on.clips = true;
};
const width: Act = ({ state }, n) => {
  state.width = at(n, 0) * CM;
};
const dash: Act = ({ state }, _, { array }) => {
  state.dash = (array as number[]).map((length) => length * CM);
};

const STATE: Readonly<Record<string, Operator>> = {
  W: [0, clip],
  'W*': [0, clip],
  w: [1, width],
  d: [1, dash],
  q: [0, (on) => on.save()],
  Q: [0, (on) => on.restore()],
  cm: [6, (on, n) => on.transform(matrixOf(n))],
  Do: [0, (on, _, { names }) => on.show(names[0] ?? '')],
  BDC: [0, (on, _, { names }) => on.enter(names)],
  EMC: [0, (on) => on.leave()],
};

const font: Act = ({ type, resources }, n, { names }) => {
  type.font = resources.fonts.get(names[0] ?? '');
  type.size = at(n, 0);
};
const textMatrix: Act = (on, n) => {
  on.write();
  on.type.move(matrixOf(n));
};
const nextLine: Act = (on, n) => {
  on.write();
  on.type.moveBy(at(n, 0), at(n, 1));
};

const TEXT: Readonly<Record<string, Operator>> = {
  BT: [0, ({ type }) => type.begin()],
  ET: [0, (on) => on.write()],
  Tf: [1, font],
  Tm: [6, textMatrix],
  Td: [2, nextLine],
  Tj: [0, ({ type }, _, { string }) => type.show(string ? [string] : [])],
  TJ: [0, ({ type }, _, { array }) => type.show(array)],
};

/** Inks, caps and joins change nothing of where a line is. */
const INKS: Readonly<Record<string, Operator>> = Object.fromEntries(
  ['g', 'G', 'rg', 'RG', 'k', 'K', 'J', 'j', 'M', 'i'].map((name) => [name, [1, () => {}]]),
);

const OPERATORS: ReadonlyMap<string, Operator> = new Map(
  Object.entries({ ...PATHS, ...PAINTING, ...STATE, ...TEXT, ...INKS }),
);

/**
 * Carries out the operators of one stream and returns what they paint, in what `base` makes of its units. Refuses
 * (RangeError) an operator it does not know, or with too few operands: what is read over could be anything.
 */
export function interpret(content: Uint8Array, resources: OpenResources, formOf: FormOf, base: Motion): Ink {
  const canvas = new Canvas(resources, formOf, base);
  const reader = new OperatorReader(content);
  const { operands } = reader;
  for (let name = reader.next(); name !== undefined; name = reader.next()) {
    const operator = OPERATORS.get(name);
    if (!operator || operands.count < operator[0])
      throw new RangeError(`An operator is not understood: ${name}`);
    operator[1](canvas, operands.numbers, operands);
  }
  return canvas.ink();
}
