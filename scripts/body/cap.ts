import { type Field, type Figure, mapFigure, type Triangle } from './figure';
import type { Shell } from './simplify';

/** Rings of the dome over the neck's cut: how far in, and how high it stands there, cm. */
const RINGS = [
  { inward: 0.12, height: 0.35 },
  { inward: 0.45, height: 0.75 },
] as const;
const CROWN = 0.9;

interface Capped {
  readonly figure: Figure;
  readonly triangles: readonly Triangle[];
}

/** Closes the neck by a low dome: its vertices are new, and follow the rim in every mode. */
export function capNeck(figure: Figure, { triangles, rim }: Shell): Capped {
  const first = figure.base.length / 3;
  const rings = [rim, ...RINGS.map((_, k) => rim.map((_, i) => first + k * rim.length + i))];
  const top = first + RINGS.length * rim.length;
  const bands = rings.slice(1).flatMap((inner, k) => band(rings[k] as readonly number[], inner));
  const fan = rim.slice(1).map((_, i): Triangle => {
    const last = rings.at(-1) as readonly number[];
    return [last[i] as number, last[i + 1] as number, top];
  });
  return {
    figure: mapFigure(figure, (field, isBase) => withDome(field, rim, isBase ? 1 : 0)),
    triangles: [...triangles, ...bands, ...fan],
  };
}

/** The rim runs from front to back on her left: so turned, the dome is seen from above. */
function band(outer: readonly number[], inner: readonly number[]): Triangle[] {
  return outer.slice(1).flatMap((_, i): Triangle[] => {
    const [a, b, c, d] = [outer[i], outer[i + 1], inner[i + 1], inner[i]] as [number, number, number, number];
    return [
      [a, b, c],
      [a, c, d],
    ];
  });
}

function withDome(field: Field, rim: readonly number[], up: number): Field {
  const [y, z] = [1, 2].map(
    (axis) => rim.reduce((sum, v) => sum + (field[v * 3 + axis] as number), 0) / rim.length,
  ) as [number, number];
  const dome = RINGS.flatMap(({ inward, height }) =>
    rim.flatMap((v) => {
      const [vx, vy, vz] = [field[v * 3] as number, field[v * 3 + 1] as number, field[v * 3 + 2] as number];
      return [vx * (1 - inward), vy + (y - vy) * inward + up * height, vz + (z - vz) * inward];
    }),
  );
  return Float64Array.from([...field, ...dome, 0, y + up * CROWN, z]);
}
