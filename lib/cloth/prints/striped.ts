import { mixed } from '../colours';
import type { DrawPrint, Mark } from '../types';

const WHITE = '#f7f4ec';

/** A band along the cloth from x0 to x1, or across it. */
const along = (x0: number, x1: number, height: number): string => `M${x0} 0H${x1}V${height}H${x0}z`;
const across = (y0: number, y1: number, width: number): string => `M0 ${y0}H${width}V${y1}H0z`;

/** A band as wide as `half` on each side of the edge of the repeat, both ways: centred on the middle of the front. */
const crossed = (half: number, size: number): string =>
  along(0, half, size) +
  along(size - half, size, size) +
  across(0, half, size) +
  across(size - half, size, size);

/** Stripes of a centimetre along the cloth. */
export const striped: DrawPrint = (colour) => ({
  width: 2,
  height: 2,
  ground: WHITE,
  marks: [{ d: along(0, 0.5, 2) + along(1.5, 2, 2), fill: colour, covers: 0.5 }],
});

/** Fine light stripes on a dark ground, a centimetre and a half apart. */
export const pinstriped: DrawPrint = (ground) => ({
  width: 1.5,
  height: 1.5,
  ground,
  marks: [{ d: along(0.71, 0.79, 1.5), fill: mixed(ground, '#ffffff', 0.6) }],
});

/** Stripes across the cloth, as on a sailor's shirt. */
export const breton: DrawPrint = (colour) => ({
  width: 2,
  height: 2,
  ground: WHITE,
  marks: [{ d: across(0.65, 1.35, 2), fill: colour, covers: 0.35 }],
});

/** Gingham of a centimetre: where warp and weft are both coloured, twice as deep. */
export const gingham: DrawPrint = (colour) => {
  const band = (d: string): Mark => ({ d, fill: colour, opacity: 0.52, covers: 0.5 });
  return {
    width: 2,
    height: 2,
    ground: WHITE,
    marks: [band(along(0, 0.5, 2) + along(1.5, 2, 2)), band(across(0, 0.5, 2) + across(1.5, 2, 2))],
  };
};

/** A large open check of single lines. */
export const windowpane: DrawPrint = (colour) => ({
  width: 5,
  height: 5,
  ground: mixed(colour, WHITE, 0.8),
  marks: [{ d: crossed(0.09, 5), fill: colour }],
});

/** A tartan: broad bands, narrow ones and a fine line, the same both ways. */
export const tartan: DrawPrint = (ground) => {
  const size = 9;
  const both = (from: number, to: number): string =>
    [from, size - to].map((at) => along(at, at + to - from, size)).join('');
  const weft = (from: number, to: number): string =>
    [from, size - to].map((at) => across(at, at + to - from, size)).join('');
  const dark = mixed(ground, '#10131c', 0.72);
  const line = mixed(ground, '#f3d27a', 0.8);
  const band = (d: string, fill: string, opacity: number): Mark => ({ d, fill, opacity });
  const broad = { covers: 0.51 };
  return {
    width: size,
    height: size,
    ground,
    marks: [
      { ...band(both(2.2, 4.5), dark, 0.62), ...broad },
      { ...band(weft(2.2, 4.5), dark, 0.5), ...broad },
      band(both(0.6, 1), dark, 0.55),
      band(weft(0.6, 1), dark, 0.55),
      band(both(1.5, 1.62), line, 0.95),
      band(weft(1.5, 1.62), line, 0.95),
    ],
  };
};
