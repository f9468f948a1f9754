// Drafts the peers' shirt and coat: JSON lines with parts, warm medians, and how narrow the allowance gets at corners.
import { Carlita } from '@freesewing/carlita';
import { cisFemaleAdult34 } from '@freesewing/models';
import { Simone } from '@freesewing/simone';

/** Millimetres, as this library counts. */
const ALLOWANCE = 10;
const WARM = 20;
const RUNS = 60;
const CORNER_DEGREES = 40;

// Its size 34 is a neck circumference: nearest a European 38–40.
const settings = { measurements: cisFemaleAdult34, sa: ALLOWANCE, units: 'metric', complete: true };

function median(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  const at = (q) => Math.round(sorted[Math.floor((sorted.length - 1) * q)] * 1000) / 1000;
  return { median: at(0.5), spread: [at(0.25), at(0.75)], runs: sorted.length };
}

function timed(Design) {
  const wall = [];
  const cpu = [];
  for (let i = 0; i < WARM + RUNS; i++) {
    const before = process.cpuUsage();
    const started = performance.now();
    new Design(settings).draft();
    const took = performance.now() - started;
    const { user, system } = process.cpuUsage(before);
    if (i < WARM) continue;
    wall.push(took);
    cpu.push((user + system) / 1000);
  }
  return { ...median(wall), cpu: median(cpu).median };
}

function bezier({ x: x0, y: y0 }, { cp1, cp2, to }, t) {
  const u = 1 - t;
  const mix = (a, b, c, d) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  return { x: mix(x0, cp1.x, cp2.x, to.x), y: mix(y0, cp1.y, cp2.y, to.y) };
}

/** Points of a path, and which of them end an operation. */
function flatten({ ops }) {
  const points = [];
  for (const op of ops) {
    const last = points.at(-1)?.at;
    if (op.type === 'curve')
      for (let i = 1; i < 32; i++) points.push({ at: bezier(last, op, i / 32), ends: false });
    if (op.to) points.push({ at: op.to, ends: true });
  }
  return points;
}

function toSegment(p, a, b) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const size = dx * dx + dy * dy;
  const t = size === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / size));
  return Math.hypot(a.x + dx * t - p.x, a.y + dy * t - p.y);
}

function turn(before, at, after) {
  const a = Math.atan2(at.y - before.y, at.x - before.x);
  const b = Math.atan2(after.y - at.y, after.x - at.x);
  return Math.abs(((((b - a) * 180) / Math.PI + 540) % 360) - 180);
}

const toLine = (p, line) => Math.min(...line.slice(1).map((b, k) => toSegment(p, line[k], b)));

/** A point some way from a corner towards its neighbour: there the allowance is as wide as it was asked. */
function aside(at, towards) {
  const share = Math.min(0.5, 20 / Math.hypot(towards.x - at.x, towards.y - at.y));
  return { x: at.x + (towards.x - at.x) * share, y: at.y + (towards.y - at.y) * share };
}

/** Width of allowance left at each corner between two edges that both have it, mm. */
function widthsAtCorners({ paths: { seam, sa } }) {
  if (!seam || !sa) return [];
  const line = flatten(seam);
  const cut = flatten(sa).map(({ at }) => at);
  return line.flatMap(({ at, ends }, i) => {
    const before = line[i - 1]?.at;
    const after = line[i + 1]?.at;
    if (!ends || !before || !after || turn(before, at, after) < CORNER_DEGREES) return [];
    const whole = [before, after].every((other) => Math.abs(toLine(aside(at, other), cut) - ALLOWANCE) < 0.5);
    return whole ? [toLine(at, cut)] : [];
  });
}

for (const [name, Design] of [
  ['FreeSewing Simone shirt', Simone],
  ['FreeSewing Carlita coat', Carlita],
]) {
  const [set] = new Design(settings).draft().parts;
  const parts = Object.values(set).filter(({ hidden }) => !hidden);
  const corners = parts.flatMap(widthsAtCorners);
  const least = corners.length > 0 ? Math.round(Math.min(...corners) * 100) / 100 : undefined;
  const line = { name: `${name}: draft`, unit: 'ms', ...timed(Design), parts: parts.length };
  process.stdout.write(
    `${JSON.stringify({ ...line, allowanceAskedMm: ALLOWANCE, leastAtCornersMm: least })}\n`,
  );
}
