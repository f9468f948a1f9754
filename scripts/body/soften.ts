import { type Field, type Figure, mapFigure, place, type Triangle } from './figure';

/** A form, not a nude: within a distance, cm, each vertex takes the mean of its neighbours, so many times. */
interface Softening {
  readonly around: number;
  readonly rounds: number;
}

/** The figure smoothed about a vertex, in the base and in every mode alike. */
export function soften(
  figure: Figure,
  triangles: readonly Triangle[],
  tip: number,
  { around, rounds }: Softening,
): Figure {
  const [x, y, z] = place(figure.base, tip);
  const near = new Map<number, Set<number>>();
  for (const triangle of triangles)
    for (const v of triangle) {
      const [vx, vy, vz] = place(figure.base, v);
      if (Math.hypot(vx - x, vy - y, vz - z) < around)
        near.set(v, new Set([...(near.get(v) ?? []), ...triangle.filter((w) => w !== v)]));
    }
  return mapFigure(figure, (field) => {
    let now = field;
    for (let round = 0; round < rounds; round++) now = averaged(now, near);
    return now;
  });
}

function averaged(field: Field, near: ReadonlyMap<number, ReadonlySet<number>>): Field {
  const out = field.slice();
  for (const [v, neighbours] of near)
    for (const axis of [0, 1, 2]) {
      const sum = [...neighbours].reduce((total, w) => total + (field[w * 3 + axis] as number), 0);
      out[v * 3 + axis] = sum / neighbours.size;
    }
  return out;
}
