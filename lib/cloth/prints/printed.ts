import { luminance, mixed } from '../colours';
import type { DrawPrint, Mark } from '../types';

const WHITE = '#f7f4ec';

const round = (x: number, y: number, r: number): string =>
  `M${(x - r).toFixed(2)} ${y.toFixed(2)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Dots of half a centimetre, each between two of the next row. */
export const dotted: DrawPrint = (ground) => ({
  width: 2.2,
  height: 2.2,
  ground,
  marks: [
    {
      d: round(0.55, 0.55, 0.27) + round(1.65, 1.65, 0.27),
      fill: luminance(ground) > 0.4 ? '#2c3a5a' : WHITE,
    },
  ],
});

interface Flower {
  readonly at: readonly [number, number];
  readonly size: number;
  readonly turn: number;
}

/** Strewn in all directions: no end of the cloth is its top. */
const FLOWERS: readonly Flower[] = [
  { at: [1.1, 1], size: 0.46, turn: 0 },
  { at: [3.6, 0.8], size: 0.34, turn: 40 },
  { at: [2.5, 2.4], size: 0.42, turn: 20 },
  { at: [0.8, 3.4], size: 0.34, turn: 55 },
  { at: [4.2, 3.1], size: 0.46, turn: 10 },
  { at: [2.4, 4.3], size: 0.36, turn: 30 },
];

const PETALS = 5;

function petals({ at: [x, y], size, turn }: Flower): string {
  return Array.from({ length: PETALS }, (_, i) => {
    const angle = ((turn + (360 / PETALS) * i) * Math.PI) / 180;
    return round(x + size * 0.62 * Math.cos(angle), y + size * 0.62 * Math.sin(angle), size * 0.44);
  }).join('');
}

function leaves({ at: [x, y], size, turn }: Flower): string {
  return [turn + 100, turn + 160]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const tip = [x + 2.3 * size * dx, y + 2.3 * size * dy].map((each) => each.toFixed(2)).join(' ');
      const side = (sign: number) =>
        [x + 1.6 * size * dx - sign * 0.4 * size * dy, y + 1.6 * size * dy + sign * 0.4 * size * dx]
          .map((each) => each.toFixed(2))
          .join(' ');
      return `M${x} ${y}Q${side(1)} ${tip}Q${side(-1)} ${x} ${y}z`;
    })
    .join('');
}

/** A small flower strewn over the ground. */
export const flowered: DrawPrint = (ground) => {
  const light = luminance(ground) > 0.4;
  const petal = light ? ['#b5525a', '#5f7fb0'] : ['#e6a9a0', '#e9d9b0'];
  const heart = light ? '#e2b24f' : '#b5525a';
  const leaf = light ? '#7c9270' : mixed(ground, '#8fae8a', 0.65);
  const own = (parity: number) => FLOWERS.filter((_, i) => i % 2 === parity);
  const marks: Mark[] = [
    { d: FLOWERS.map(leaves).join(''), fill: leaf },
    ...petal.map((fill, parity) => ({ d: own(parity).map(petals).join(''), fill })),
    { d: FLOWERS.map(({ at, size }) => round(at[0], at[1], size * 0.3)).join(''), fill: heart },
  ];
  return { width: 5, height: 5, ground, marks };
};
