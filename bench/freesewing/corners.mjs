import { flatten, toLine } from './paths.mjs';

/** Less of a turn than this is no corner, degrees. */
const CORNER = 40;
/** This far from the allowance asked, a side of the corner has an allowance of its own (a hem, a felled seam), mm. */
const OTHER = 0.5;
const ASIDE = 20;

function turn(before, at, after) {
  const a = Math.atan2(at.y - before.y, at.x - before.x);
  const b = Math.atan2(after.y - at.y, after.x - at.x);
  return Math.abs(((((b - a) * 180) / Math.PI + 540) % 360) - 180);
}

/** A point some way from a corner towards its neighbour: there the allowance is as wide as it was asked. */
function aside(at, towards) {
  const share = Math.min(0.5, ASIDE / Math.hypot(towards.x - at.x, towards.y - at.y));
  return { x: at.x + (towards.x - at.x) * share, y: at.y + (towards.y - at.y) * share };
}

/** Width of cloth left beyond each corner between two edges that both have the allowance asked, mm. */
export function widthsAtCorners({ paths: { seam, sa } }, asked) {
  if (!seam || !sa) return [];
  const line = flatten(seam);
  const cut = flatten(sa).map(({ at }) => at);
  return line.flatMap(({ at, ends }, i) => {
    const before = line[i - 1]?.at;
    const after = line[i + 1]?.at;
    if (!ends || !before || !after || turn(before, at, after) < CORNER) return [];
    const whole = [before, after].every((other) => Math.abs(toLine(aside(at, other), cut) - asked) < OTHER);
    return whole ? [toLine(at, cut)] : [];
  });
}
