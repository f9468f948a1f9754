import { mixed } from '../colours';
import type { DrawPrint, Mark } from '../types';

const WHITE = '#f7f4ec';

/** Twill: ridges that climb to the right, so many of them steeper than they are wide. */
function ridges(width: number, height: number, stroke: string, thick: number, opacity: number): Mark {
  const d = `M0 ${height}L${width} 0M${-width / 2} ${height / 2}L${width / 2} ${-height / 2}M${width / 2} ${1.5 * height}L${1.5 * width} ${height / 2}`;
  return { d, stroke, width: thick, opacity };
}

/** Denim: blue warp, white weft seen between the ridges. */
export const denim: DrawPrint = (ground) => ({
  width: 0.36,
  height: 0.36,
  ground,
  marks: [ridges(0.36, 0.36, mixed(ground, '#ffffff', 0.55), 0.08, 0.6)],
});

/** Gabardine: a fine steep twill. */
export const gabardine: DrawPrint = (ground) => ({
  width: 0.3,
  height: 0.6,
  ground,
  marks: [ridges(0.3, 0.6, mixed(ground, '#ffffff', 0.45), 0.06, 0.4)],
});

/** Corduroy: wales along the cloth, half a centimetre each. */
export const corduroy: DrawPrint = (ground) => ({
  width: 0.5,
  height: 0.5,
  ground,
  marks: [
    { d: 'M0 0h.09v.5h-.09zM.41 0h.09v.5h-.09z', fill: mixed(ground, '#000000', 0.35) },
    { d: 'M.19 0h.12v.5h-.12z', fill: mixed(ground, '#ffffff', 0.25) },
  ],
});

/** Herringbone: twill that turns every centimetre and a quarter. */
export const herringbone: DrawPrint = (ground) => {
  const [half, rise, apart] = [1.25, 1.25, 0.3125];
  const d = Array.from({ length: 8 }, (_, i) => {
    const y = (i * apart - rise).toFixed(4);
    return `M0 ${y}l${half} ${rise}l${half} ${-rise}`;
  }).join('');
  return {
    width: 2 * half,
    height: 4 * apart,
    ground: mixed(ground, '#000000', 0.22),
    marks: [{ d, stroke: mixed(ground, '#ffffff', 0.42), width: 0.12, covers: 0.35 }],
  };
};

/** Houndstooth as it is woven: four dark and four light threads each way in a two-by-two twill. */
export const houndstooth: DrawPrint = (dark) => {
  const [threads, thread] = [8, 0.2];
  const size = threads * thread;
  const isDark = (i: number, j: number): boolean => ((i + j) % 4 < 2 ? i % 8 < 4 : j % 8 < 4);
  const cells = Array.from({ length: threads * threads }, (_, n) => [n % threads, Math.floor(n / threads)]);
  const d = cells
    .flatMap(([i = 0, j = 0]) =>
      isDark(i, j) ? [`M${(i * thread).toFixed(1)} ${(j * thread).toFixed(1)}h.21v.21h-.21z`] : [],
    )
    .join('');
  return { width: size, height: size, ground: WHITE, marks: [{ d, fill: dark, covers: 0.5 }] };
};

const FLECKS = 44;

/** Tweed: flecks of lighter, darker and other wool in a ground of its own. */
export const tweed: DrawPrint = (ground) => {
  const size = 5;
  const spread = (i: number, turn: number) => (size * ((i * turn) % 1)).toFixed(2);
  const fleck = (i: number) =>
    `M${spread(i + 1, 0.618034)} ${spread(i + 3, 0.381966 + 0.29)}l${i % 2 === 0 ? '.2 .12' : '.12 -.2'}`;
  const drawn = (kind: number) =>
    Array.from({ length: FLECKS }, (_, i) => (i % 4 === kind ? fleck(i) : '')).join('');
  const inks = [
    mixed(ground, '#ffffff', 0.6),
    mixed(ground, '#1d1712', 0.55),
    mixed(ground, '#b5651d', 0.55),
    mixed(ground, '#ffffff', 0.3),
  ];
  return {
    width: size,
    height: size,
    ground,
    marks: inks.map((stroke, kind) => ({ d: drawn(kind), stroke, width: 0.11 })),
  };
};
