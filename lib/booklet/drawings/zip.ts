import type { Pair, Piece } from '@/lib/drafting/types';
import { parallel } from './parallel';
import { placeOn } from './place-on';
import { STILL } from './rigid';
import type { Lines, Shown } from './scene';

/** Breadth of a tape beside its teeth, length of a tooth, teeth apart, and the slider, cm: larger than life, to be seen. */
const TAPE = 1.8;
export const TOOTH = 0.9;
const EVERY = 1.8;
const SLIDER = { wide: 2, high: 3.6 } as const;

type Line = readonly Pair[];

/** What is bought, not cut: it bears no number. */
const NOTION: Piece = {
  id: 'zip',
  part: 'band',
  material: 'interfacing',
  cut: { count: 1, onFold: false, mirrored: false },
  edges: [],
  cutLine: [],
  internal: [],
  grain: [
    [0, 0],
    [0, 1],
  ],
  notches: [],
  marks: [],
  landmarks: {},
};

const notion = (outline: Line, within: Lines): Shown => ({
  piece: { ...NOTION, cutLine: outline },
  outline,
  side: 'right',
  unfolded: false,
  unnamed: true,
  motion: STILL,
  worked: [],
  within,
});

/** One tape of a zip along the line its teeth stand on, walked down; `to` is where the tape lies, 1 to the left of it. */
export function tape(line: Line, to: 1 | -1): Shown {
  const teeth = parallel(line, -to * TOOTH);
  return notion([...teeth, ...parallel(line, to * TAPE).reverse()], [line, ...toothed(line, -to as 1 | -1)]);
}

function toothed(teeth: Line, to: 1 | -1): Pair[][] {
  const length = teeth.slice(1).reduce((sum, [x, y], i) => {
    const [bx, by] = teeth[i] as Pair;
    return sum + Math.hypot(x - bx, y - by);
  }, 0);
  const count = Math.max(1, Math.floor(length / EVERY));
  return Array.from({ length: count }, (_, i) => {
    const { at, along } = placeOn(teeth, (i + 0.5) / count);
    return [at, [at[0] - along[1] * TOOTH * to, at[1] + along[0] * TOOTH * to]];
  });
}

/** The slider hanging at a place. */
export function slider([x, y]: Pair): Shown {
  const { wide, high } = SLIDER;
  const outline: Pair[] = [
    [x - wide / 2, y],
    [x + wide / 2, y],
    [x + wide / 4, y - high],
    [x - wide / 4, y - high],
  ];
  return notion(outline, []);
}
