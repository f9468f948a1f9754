import { mixed } from '../colours';
import type { DrawPrint, Mark } from '../types';

/** One colour, smooth. */
export const plain: DrawPrint = (ground) => ({ width: 4, height: 4, ground, marks: [] });

/** Evenly spread and never in a row: the golden section of a turn at each step, 0 to 1. */
const spread = (i: number, turn = 0.618034): number => (i * turn) % 1;

const SLUBS = 16;

/** Linen: threads of uneven thickness both ways. */
export const slubbed: DrawPrint = (ground) => {
  const size = 6;
  const slub = (i: number, along: boolean): string => {
    const at = (size * spread(i + 1)).toFixed(2);
    const from = (size * spread(i + 5, 0.381966)).toFixed(2);
    const length = (0.8 + 2.4 * spread(i + 2, 0.7549)).toFixed(2);
    return along ? `M${at} ${from}v${length}` : `M${from} ${at}h${length}`;
  };
  const drawn = (parity: number): string =>
    Array.from({ length: SLUBS }, (_, i) => (i % 2 === parity ? slub(i, i % 4 < 2) : '')).join('');
  return {
    width: size,
    height: size,
    ground,
    marks: [
      { d: drawn(0), stroke: mixed(ground, '#3b2f20', 0.3), width: 0.07, opacity: 0.6 },
      { d: drawn(1), stroke: mixed(ground, '#ffffff', 0.6), width: 0.09, opacity: 0.7 },
    ],
  };
};

/** Warp in the colour, weft in white. */
export const chambray: DrawPrint = (colour) => {
  const size = 0.48;
  const ground = mixed(colour, '#ffffff', 0.38);
  return {
    width: size,
    height: size,
    ground,
    marks: [
      { d: `M0 .12H${size}M0 .36H${size}`, stroke: '#ffffff', width: 0.1, opacity: 0.3 },
      { d: `M.12 0V${size}M.36 0V${size}`, stroke: colour, width: 0.1, opacity: 0.35 },
    ],
  };
};

/** Cloth that shines where it bends toward the light: wide soft bands, one beside the other. */
function shining(ground: string, light: readonly number[], size: readonly [number, number]): Mark[] {
  const [width, height] = size;
  const d = [0.28, 0.78]
    .map((x, i) => {
      const [at, swing] = [width * x, (i === 0 ? 1 : -1) * width * 0.09];
      return `M${at} 0C${at + swing} ${height / 3} ${at - swing} ${(2 * height) / 3} ${at} ${height}`;
    })
    .join('');
  const stroke = mixed(ground, '#ffffff', 0.75);
  return light.map((width) => ({ d, stroke, width, opacity: 0.045 }));
}

/** Satin. */
export const satin: DrawPrint = (ground) => ({
  width: 9,
  height: 18,
  ground,
  marks: shining(ground, [3.2, 2.2, 1.2, 0.5], [9, 18]),
});

/** Velvet: the pile is darkest where one looks into it. */
export const velvet: DrawPrint = (ground) => ({
  width: 13,
  height: 22,
  ground: mixed(ground, '#000000', 0.1),
  marks: shining(ground, [4.6, 3.2, 1.8], [13, 22]),
});
