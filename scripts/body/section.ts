import type { Mark } from '@/lib/tryon/body/model';
import { type Field, place, type Triangle, type Vector } from './figure';

export function placeOf(field: Field, [a, b, t]: Mark): Vector {
  const [from, to] = [place(field, a), place(field, b)];
  return [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1]), from[2] + t * (to[2] - from[2])];
}

const distance = (p: Vector, q: Vector) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);

interface Plane {
  readonly through: Vector;
  readonly normal: Vector;
}

export const level = (y: number): Plane => ({ through: [0, y, 0], normal: [0, 1, 0] });
export const upright = (x: number): Plane => ({ through: [x, 0, 0], normal: [1, 0, 0] });

/** The plane that holds three places. */
export function planeOf(p: Vector, q: Vector, r: Vector): Plane {
  const [a, b] = [q, r].map((end) => end.map((x, i) => x - (p[i] as number))) as [number[], number[]];
  const [ax = 0, ay = 0, az = 0] = a;
  const [bx = 0, by = 0, bz = 0] = b;
  return { through: p, normal: [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx] };
}

interface Cut {
  readonly marks: ReadonlyMap<string, Mark>;
  readonly links: ReadonlyMap<string, readonly string[]>;
}

/** Where the skin meets a plane: a mark on each edge it crosses, and which are joined across a triangle. */
function cut(field: Field, triangles: readonly Triangle[], { through, normal }: Plane): Cut {
  const side = (v: number) =>
    place(field, v).reduce((sum, x, i) => sum + (x - (through[i] as number)) * (normal[i] as number), 1e-7);
  const marks = new Map<string, Mark>();
  const links = new Map<string, string[]>();
  for (const triangle of triangles) {
    const crossed = triangle.flatMap((p, i): string[] => {
      const q = triangle[(i + 1) % 3] as number;
      const [a, b] = p < q ? [p, q] : [q, p];
      const [from, to] = [side(a), side(b)];
      if (from > 0 === to > 0) return [];
      marks.set(`${a} ${b}`, [a, b, from / (from - to)]);
      return [`${a} ${b}`];
    });
    const [one, other] = crossed;
    if (one === undefined || other === undefined) continue;
    links.set(one, [...(links.get(one) ?? []), other]);
    links.set(other, [...(links.get(other) ?? []), one]);
  }
  return { marks, links };
}

/** The line along the skin in a plane, from the mark nearest to `from` to the mark nearest to `to`, the shorter way. */
export function sectionPath(
  field: Field,
  triangles: readonly Triangle[],
  plane: Plane,
  from: Vector,
  to: Vector,
): Mark[] {
  const { marks, links } = cut(field, triangles, plane);
  const [start, end] = [nearestMark(field, marks, from), nearestMark(field, marks, to)];
  const ways = (links.get(start) ?? []).map((next) => follow(links, start, next, end));
  const whole = ways.filter((way) => way.at(-1) === end);
  const shortest = whole.sort((a, b) => a.length - b.length)[0];
  if (!shortest) throw new Error('The section does not lead there');
  return shortest.map((key) => marks.get(key) as Mark);
}

/** The closed line along the skin in a plane that passes nearest to `from`, which it begins with. */
export function sectionRing(
  field: Field,
  triangles: readonly Triangle[],
  plane: Plane,
  from: Vector,
): Mark[] {
  const { marks, links } = cut(field, triangles, plane);
  const start = nearestMark(field, marks, from);
  const way = follow(links, start, (links.get(start) ?? [])[0] ?? start, start);
  return way.map((key) => marks.get(key) as Mark);
}

function nearestMark(field: Field, marks: Cut['marks'], goal: Vector): string {
  const far = ([, mark]: readonly [string, Mark]) => distance(placeOf(field, mark), goal);
  return [...marks].reduce((a, b) => (far(b) < far(a) ? b : a))[0];
}

function follow(links: Cut['links'], start: string, next: string, end: string): string[] {
  const way = [start, next];
  while (way.at(-1) !== end) {
    const onward = (links.get(way.at(-1) as string) ?? []).find((key) => !way.includes(key));
    if (onward === undefined) break;
    way.push(onward);
  }
  return way;
}

/** The path as far as a place where a test first holds. */
export function until(path: readonly Mark[], field: Field, ends: (at: Vector) => boolean): Mark[] {
  const last = path.findIndex((mark) => ends(placeOf(field, mark)));
  return last < 0 ? [...path] : path.slice(0, last + 1);
}
