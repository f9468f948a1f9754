import type { Links } from '@/lib/tryon/solve/links';
import type { Cloth } from './cloth';
import { rangedSheets } from './sheet-ranges';
import { across, type SewnLine, type Stops } from './ties';

/** Where cloth is drawn up: the unit direction in which, and what share of its length it loses. */
export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly lost: number;
}

/** Drawn up to half, cloth opens out again within this length below its seam, cm; and within less where less is lost. */
const OPENS_WITHIN = 6;
/** Nothing is lost below this share. */
const LEAST = 0.005;

/**
 * The sides of triangles as long as they are in the sewn garment. Eased or gathered, a line lies in folds finer than a
 * triangle on the shorter one it is sewn to: triangles as long as they were cut would hold the seam open.
 */
export function drawnUp({ pairs, rest }: Links, cloth: Cloth): Links {
  const drawn = both(drawnAt(cloth), cloth.drawnIn);
  const { flat } = cloth;
  const lengths = rest.map((own, i) => {
    const [a, b] = [pairs[2 * i] as number, pairs[2 * i + 1] as number];
    const [dx, dy] = [0, 1].map((k) => (flat[2 * b + k] as number) - (flat[2 * a + k] as number)) as [
      number,
      number,
    ];
    const [sx, sy] = [drawn[a], drawn[b]].reduce(
      ([x, y], at) => {
        const along = at ? (at.lost * (dx * at.x + dy * at.y)) / 2 : 0;
        return at ? [x - along * at.x, y - along * at.y] : [x, y];
      },
      [dx, dy] as [number, number],
    );
    return drawn[a] || drawn[b] ? Math.sqrt(sx * sx + sy * sy) : own;
  });
  return { pairs, rest: lengths };
}

/** Gathered by its seam, and drawn in by what runs beside it: what the one leaves loses its share to the other. */
const both = (drawn: readonly (Drawn | undefined)[], more: readonly (Drawn | undefined)[]) =>
  Array.from(drawn, (own, v) => {
    const other = more[v];
    return own && other ? { ...own, lost: 1 - (1 - own.lost) * (1 - other.lost) } : (own ?? other);
  });

function drawnAt(cloth: Cloth): (Drawn | undefined)[] {
  const drawn: (Drawn | undefined)[] = new Array(cloth.flat.length / 2);
  const firsts = rangedSheets(cloth).map(({ first }) => first);
  for (const { a, b, stops } of cloth.seams) {
    const back = stops.map(([p, q]) => [q, p] as const);
    for (const knot of [...knotsOf(a, stops, cloth), ...knotsOf(b, back, cloth)]) {
      const sheet = firsts.findLastIndex((first) => first <= knot.vertex);
      const first = firsts[sheet] as number;
      const count = cloth.sheets[sheet]?.points.length ?? 0;
      for (let v = first; v < first + count; v++) {
        const lost = knot.lost * Math.max(0, 1 - spanOf(cloth, v, knot.vertex) / knot.reach);
        if (lost > (drawn[v]?.lost ?? 0)) drawn[v] = { x: knot.x, y: knot.y, lost };
      }
    }
  }
  return drawn;
}

interface Knot extends Drawn {
  readonly vertex: number;
  readonly reach: number;
}

/** The vertices of a line that is longer than what it is sewn to. */
function knotsOf({ vertices, at }: SewnLine, stops: Stops, { flat }: Cloth): Knot[] {
  return vertices.flatMap((vertex, i) => {
    const [p, q] = [Math.max(0, i - 1), Math.min(vertices.length - 1, i + 1)];
    const [from, to] = [at[p] as number, at[q] as number];
    const lost = 1 - (across(to, stops) - across(from, stops)) / (to - from);
    if (lost < LEAST) return [];
    const [u, v] = [2 * (vertices[p] as number), 2 * (vertices[q] as number)];
    const [x, y] = [
      (flat[v] as number) - (flat[u] as number),
      (flat[v + 1] as number) - (flat[u + 1] as number),
    ];
    const size = Math.sqrt(x * x + y * y);
    return [{ vertex, lost, x: x / size, y: y / size, reach: 2 * lost * OPENS_WITHIN }];
  });
}

function spanOf({ flat }: Cloth, a: number, b: number): number {
  const [x, y] = [
    (flat[2 * a] as number) - (flat[2 * b] as number),
    (flat[2 * a + 1] as number) - (flat[2 * b + 1] as number),
  ];
  return Math.sqrt(x * x + y * y);
}
