import { describe, expect, it } from 'vitest';
import type { OpenResources } from '@/lib/pdf/open-pdf';
import { interpret } from './interpreter';

const font = {
  widths: new Map([
    [1, 500],
    [2, 250],
  ]),
  letters: new Map([
    [1, 'A'],
    [2, 'b'],
  ]),
  capHeight: 700,
  descent: -200,
};
const resources: OpenResources = {
  fonts: new Map([['F1', font]]),
  layers: new Map([
    ['L0', 'Cut'],
    ['L1', 'Shell'],
  ]),
  rasters: new Set<string>(),
  forms: new Map(),
};
const read = (content: string) =>
  interpret(
    Buffer.from(content, 'latin1'),
    resources,
    (name) => (name === 'X0' ? 'form' : undefined),
    [1, 0, 0, 1, 0, 0],
  );

describe('the operators of a page', () => {
  it('draw lines with their width, dashes and layers', () => {
    const [stroke] = read('/OC /L1 BDC /OC /L0 BDC 72 w [36 18] 0 d 1 -2.5 m 3. .5 l h S EMC EMC').strokes;
    expect(stroke).toMatchObject({ layers: ['Shell', 'Cut'] });
    expect(stroke?.width).toBeCloseTo(2.54);
    expect(stroke?.dash).toEqual([1.27, 0.635]);
    expect(stroke?.lines).toEqual([{ points: [1, -2.5, 3, 0.5], ends: [1, -2.5, 3, 0.5], closed: true }]);
  });

  it('are carried by all transforms in force, and no longer', () => {
    const { strokes } = read('q 2 0 0 3 10 20 cm 0 1 -1 0 0 0 cm 1 1 m 2 1 l S Q 1 1 m 2 1 l S');
    expect(strokes.map(({ lines }) => lines[0]?.points)).toEqual([
      [8, 23, 8, 26],
      [1, 1, 2, 1],
    ]);
  });

  it('draw curves through chords as near as is promised', () => {
    const [stroke] = read('0 0 m 0 10 10 10 10 0 c S').strokes;
    const points = stroke?.lines[0]?.points ?? [];
    expect(points.length).toBeGreaterThan(100);
    expect(stroke?.lines[0]?.ends).toEqual([0, 0, 10, 0]);
    expect(Math.max(...points.filter((_, i) => i % 2 === 1))).toBeCloseTo(7.5, 2);
  });

  it('show forms where and as far as they are seen', () => {
    const { placements } = read('q 1 1 8 8 re W n q 2 2 20 20 re W n 1 0 0 1 5 6 cm /X0 Do Q Q');
    expect(placements).toEqual([{ form: 'form', matrix: [1, 0, 0, 1, 5, 6], clip: [2, 2, 9, 9] }]);
  });

  it('set words with the room they take', () => {
    const [text] = read('BT 0 1 -1 0 100 50 Tm /F1 10 Tf <00010002> Tj [<0001> -1000 <0002>] TJ ET').texts;
    expect(text?.text).toBe('AbAb');
    expect(text?.corners.map((at) => at.map((value) => Math.round(value * 100) / 100))).toEqual([
      [102, 50],
      [102, 75],
      [93, 75],
      [93, 50],
    ]);
  });

  it.each([
    ['an operator nobody knows', '1 0 0 xy'],
    ['too few figures', '1 2 3 c'],
    ['a figure that is none', '1 2x m'],
    ['a layer that is not there', '/OC /L9 BDC EMC'],
    ['a form that is not there', '/X9 Do'],
    ['a state that was not saved', 'Q'],
    ['an end within a state', 'q 1 0 0 1 0 0 cm'],
    ['an end within a string', 'BT <0001'],
    ['a letter without a width', 'BT /F1 1 Tf <0009> Tj ET'],
    ['a line from nowhere', '1 2 l S'],
  ])('are refused with %s', (_, content) => {
    expect(() => read(content)).toThrow(RangeError);
  });
});
