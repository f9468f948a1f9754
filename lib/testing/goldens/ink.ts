/** A picture as the squares of a grid its lines pass through: what the eye compares, whatever the numbers say. */
type Ink = ReadonlySet<number>;

/** Side of a square, cm. */
const SQUARE = 0.1;
const WIDE = 1 << 16;
const STEPS = 12;

interface Pen {
  x: number;
  y: number;
}

const key = (x: number, y: number): number => y * WIDE + x;

function mark(into: Set<number>, from: Pen, to: Pen): void {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (SQUARE / 2)));
  for (let i = 0; i <= steps; i++) {
    const x = from.x + ((to.x - from.x) * i) / steps;
    const y = from.y + ((to.y - from.y) * i) / steps;
    into.add(key(Math.round(x / SQUARE) + WIDE / 4, Math.round(y / SQUARE) + WIDE / 4));
  }
}

function bend(into: Set<number>, a: Pen, c: readonly number[]): Pen {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0] = c;
  let last = a;
  for (let i = 1; i <= STEPS; i++) {
    const t = i / STEPS;
    const u = 1 - t;
    const at = (p: number, q: number, r: number, s: number) =>
      u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
    const next = { x: at(a.x, x1, x2, x), y: at(a.y, y1, y2, y) };
    mark(into, last, next);
    last = next;
  }
  return last;
}

function drawn(into: Set<number>, data: string): void {
  let pen: Pen = { x: 0, y: 0 };
  let start = pen;
  for (const [, letter, figures = ''] of data.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const numbers = figures.trim() === '' ? [] : figures.trim().split(/\s+/).map(Number);
    const end = { x: numbers.at(-2) ?? start.x, y: numbers.at(-1) ?? start.y };
    if (letter === 'M') start = end;
    else if (letter === 'C') bend(into, pen, numbers);
    else mark(into, pen, end);
    pen = end;
  }
}

/** The lines of an SVG picture, whatever their colour. */
export function inkOf(svg: string): Ink {
  const into = new Set<number>();
  for (const [, data = ''] of svg.matchAll(/ d="([^"]*)"/g)) drawn(into, data);
  return into;
}

function hasNear(ink: Ink, square: number): boolean {
  const around = [-1, 0, 1];
  return around.some((dy) => around.some((dx) => ink.has(square + dy * WIDE + dx)));
}

/** Squares inked in one picture with nothing of the other on them or beside them: lines moved by over 1–2 mm. */
export function inkApart(one: Ink, other: Ink): number {
  const missing = (a: Ink, b: Ink) => [...a].filter((square) => !hasNear(b, square)).length;
  return missing(one, other) + missing(other, one);
}
