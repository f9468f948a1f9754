/** A colour as it is written, `#rrggbb`. */
export type Hex = `#${string}`;

/** A form on the cloth: a path in cm, y downward. */
interface PrintedForm {
  readonly path: string;
  readonly colour: Hex;
  readonly cover: number;
}

/** A print as far as it goes before it repeats, cm. */
interface Print {
  readonly width: number;
  readonly height: number;
  readonly forms: readonly PrintedForm[];
}

/** What is printed on a ground, and with which colours. */
export interface Inks {
  readonly ink: Hex;
  readonly second: Hex;
}

const bar = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const plain = (): Print => ({ width: 4, height: 4, forms: [] });

/** Stripes round the body, as of a sailor's shirt: 2 cm of ground, 1 cm of colour. */
const stripes = ({ ink }: Inks): Print => ({
  width: 3,
  height: 3,
  forms: [{ path: bar(0, 1, 3, 1), colour: ink, cover: 1 }],
});

/** Fine stripes along the warp, 4 mm apart. */
const pinstripes = ({ ink }: Inks): Print => ({
  width: 0.8,
  height: 0.8,
  forms: [{ path: bar(0.3, 0, 0.16, 0.8), colour: ink, cover: 0.85 }],
});

/** Gingham: both directions 1 cm of colour and 1 cm of ground, woven half over half. */
const gingham = ({ ink }: Inks): Print => ({
  width: 2,
  height: 2,
  forms: [
    { path: bar(0, 0, 1, 2), colour: ink, cover: 0.5 },
    { path: bar(0, 0, 2, 1), colour: ink, cover: 0.5 },
  ],
});

/** A large check of 9 cm: a broad band, two fine ones. */
const check = ({ ink, second }: Inks): Print => {
  const bands = [
    [0.5, 3.4, ink, 0.55],
    [5.4, 0.5, second, 0.7],
    [6.8, 0.5, second, 0.7],
  ] as const;
  return {
    width: 9,
    height: 9,
    forms: bands.flatMap(([at, size, colour, cover]) => [
      { path: bar(at, 0, size, 9), colour, cover: cover * 0.8 },
      { path: bar(0, at, 9, size), colour, cover: cover * 0.8 },
    ]),
  };
};

const SIZE = 11;
const PETALS = 5;

/** Blossoms and leaves scattered over 11 cm; what reaches over the edge comes in again on the other side. */
const flowers = ({ ink, second }: Inks): Print => {
  const blossoms = [
    [2.2, 2.4, 1.5, 0.2, ink],
    [7.6, 1.6, 1.1, 0.9, second],
    [5.3, 5.6, 1.7, 0.5, ink],
    [9.8, 6.4, 1.2, 0.1, second],
    [1.4, 7.6, 1.1, 0.7, second],
    [6.9, 9.6, 1.3, 1.1, ink],
    [3.6, 10.2, 0.8, 0.3, second],
  ] as const;
  const own = blossoms.flatMap(([x, y, size, angle, colour]) => [
    { path: leaf(x, y, size * 1.5, angle + 2.4), colour: LEAF, cover: 0.9 },
    { path: leaf(x, y, size * 1.3, angle + 3.7), colour: LEAF, cover: 0.75 },
    ...Array.from({ length: PETALS }, (_, i) => ({
      path: petal(x, y, size, angle + (i * 2 * Math.PI) / PETALS),
      colour: colour as Hex,
      cover: 0.92,
    })),
    { path: round(x, y, size * 0.24), colour: HEART, cover: 1 },
  ]);
  return { width: SIZE, height: SIZE, forms: own };
};

const LEAF: Hex = '#6f8a62';
const HEART: Hex = '#f3d27a';

const at = (x: number, y: number, angle: number, ahead: number, aside: number) =>
  `${figure(x + ahead * Math.cos(angle) - aside * Math.sin(angle))} ${figure(y + ahead * Math.sin(angle) + aside * Math.cos(angle))}`;
const figure = (cm: number) => Math.round(cm * 1000) / 1000;

function petal(x: number, y: number, size: number, angle: number): string {
  const p = (ahead: number, aside: number) => at(x, y, angle, ahead * size, aside * size);
  return `M${p(0.12, 0)}C${p(0.35, -0.5)} ${p(1, -0.5)} ${p(0.96, 0)}C${p(1, 0.5)} ${p(0.35, 0.5)} ${p(0.12, 0)}z`;
}

function leaf(x: number, y: number, size: number, angle: number): string {
  const p = (ahead: number, aside: number) => at(x, y, angle, ahead * size, aside * size);
  return `M${p(0.4, 0)}Q${p(0.75, -0.26)} ${p(1.05, 0)}Q${p(0.75, 0.26)} ${p(0.4, 0)}z`;
}

const round = (x: number, y: number, r: number) =>
  `M${figure(x - r)} ${figure(y)}a${figure(r)} ${figure(r)} 0 1 0 ${figure(2 * r)} 0a${figure(r)} ${figure(r)} 0 1 0 ${figure(-2 * r)} 0z`;

/** What can be printed or woven into a cloth, at its true scale. */
export const PRINTS = { plain, stripes, pinstripes, gingham, check, flowers } as const satisfies Readonly<
  Record<string, (inks: Inks) => Print>
>;

export type PrintName = keyof typeof PRINTS;
export const PRINT_NAMES = Object.keys(PRINTS) as PrintName[];
