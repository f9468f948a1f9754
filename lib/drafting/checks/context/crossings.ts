import type { Outline } from '@/lib/pattern/outline';

type Block = Outline['blocks'][number];

// Drafts are written to a grain of 1e-6 cm: what is nearer than this to a line lies on it.
const GRAIN = 1e-7;

function sideOf(outline: Outline, i: number, x: number, y: number): number {
  const ax = outline.x(i);
  const ay = outline.y(i);
  const dx = outline.x(i + 1) - ax;
  const dy = outline.y(i + 1) - ay;
  const size = Math.sqrt(dx * dx + dy * dy);
  return size === 0 ? 0 : (dx * (y - ay) - dy * (x - ax)) / size;
}

function boxesApart(outline: Outline, i: number, j: number): boolean {
  const ax = outline.x(i);
  const bx = outline.x(i + 1);
  const cx = outline.x(j);
  const dx = outline.x(j + 1);
  if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)) return true;
  const ay = outline.y(i);
  const by = outline.y(i + 1);
  const cy = outline.y(j);
  const dy = outline.y(j + 1);
  return Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by);
}

// One side of the line is taken to own the line itself, so that a crossing through a vertex is seen once.
function parted(o: Outline, i: number, j: number): boolean {
  const from = sideOf(o, i, o.x(j), o.y(j)) > GRAIN;
  const to = sideOf(o, i, o.x(j + 1), o.y(j + 1)) > GRAIN;
  return from !== to;
}

function cross(o: Outline, i: number, j: number): boolean {
  return !boxesApart(o, i, j) && parted(o, i, j) && parted(o, j, i);
}

/** Neighbouring sides that run back over each other: a spike has no width and no crossing, and is as wrong. */
function folds(o: Outline, i: number): boolean {
  const j = (i + 1) % o.count;
  const ux = o.x(i + 1) - o.x(i);
  const uy = o.y(i + 1) - o.y(i);
  const vx = o.x(j + 1) - o.x(j);
  const vy = o.y(j + 1) - o.y(j);
  return ux * vx + uy * vy < 0 && Math.abs(ux * vy - uy * vx) <= GRAIN * Math.sqrt(ux * ux + uy * uy);
}

function neighbours(o: Outline, i: number, j: number): boolean {
  const steps = Math.abs(i - j);
  return steps <= 1 || steps === o.count - 1;
}

/** A stretch that turns by less than half a turn in all cannot meet itself. */
function turnsLittle(o: Outline, { from, to }: Block): boolean {
  let turned = 0;
  for (let i = from; i + 1 < to; i++) {
    const ux = o.x(i + 1) - o.x(i);
    const uy = o.y(i + 1) - o.y(i);
    const vx = o.x(i + 2) - o.x(i + 1);
    const vy = o.y(i + 2) - o.y(i + 1);
    turned += Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy));
  }
  return turned < Math.PI;
}

function crossingsWithin(o: Outline, block: Block): number {
  if (turnsLittle(o, block)) return 0;
  let found = 0;
  for (let i = block.from; i < block.to; i++) {
    for (let j = i + 2; j < block.to; j++) if (!neighbours(o, i, j) && cross(o, i, j)) found++;
  }
  return found;
}

function sidesInside(o: Outline, block: Block, other: Block): number[] {
  const inside: number[] = [];
  for (let i = block.from; i < block.to; i++) {
    const ax = o.x(i);
    const bx = o.x(i + 1);
    const ay = o.y(i);
    const by = o.y(i + 1);
    const apart =
      Math.max(ax, bx) < other.minX ||
      Math.min(ax, bx) > other.maxX ||
      Math.max(ay, by) < other.minY ||
      Math.min(ay, by) > other.maxY;
    if (!apart) inside.push(i);
  }
  return inside;
}

function crossingsBetween(o: Outline, p: Block, q: Block): number {
  if (p.maxX < q.minX || q.maxX < p.minX || p.maxY < q.minY || q.maxY < p.minY) return 0;
  let found = 0;
  const others = sidesInside(o, q, p);
  for (const i of sidesInside(o, p, q)) {
    for (const j of others) if (!neighbours(o, i, j) && cross(o, i, j)) found++;
  }
  return found;
}

/** How often an outline crosses or runs back over itself; 0 for a simple one. */
export function crossings(o: Outline): number {
  let found = 0;
  for (let i = 0; i < o.count; i++) if (folds(o, i)) found++;
  for (const [i, block] of o.blocks.entries()) {
    found += crossingsWithin(o, block);
    for (const other of o.blocks.slice(i + 1)) found += crossingsBetween(o, block, other);
  }
  return found;
}
