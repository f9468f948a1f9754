import { span } from '@/lib/geometry/pair';
import { item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { PressArrow } from '../cloth/scene';

/** Arrows one way are told apart from this far, cm on the page. */
const APART = 0.4;
/** Cosine above which two arrows point the same way. */
const ALIKE = 0.8;

/**
 * On a short seam at a small scale two arrows would run into one blot: there one in their middle says as much. Of darts
 * each keeps its own: where one arrow would run on into the next they stand aside of each other.
 */
export function apartArrows(arrows: readonly PressArrow[], scale: number): PressArrow[] {
  const kept: PressArrow[] = [];
  for (const arrow of arrows) {
    if (arrow.slides) {
      const before = kept.findIndex(
        (other) => other.slides && isAlike(arrow, other) && runsOn(arrow, other, APART / scale),
      );
      const way = before < 0 ? 0 : APART / 2 / scale;
      if (before >= 0) kept[before] = aside(item(kept, before), way);
      kept.push(aside(arrow, -way));
      continue;
    }
    const near = kept.findIndex((other) => isAlike(arrow, other) && distance(arrow, other) * scale < APART);
    const other = kept[near];
    if (other) kept[near] = { ...other, at: middle(other.at, arrow.at) };
    else kept.push(arrow);
  }
  return kept;
}

/** Two arrows that point at each other share the way between them, and leave a little of it free. */
const SHARE = 0.42;

/** How long arrows may be drawn, cm on the page: no longer than `most`, and none into another that comes towards it. */
export function reachOf(arrows: readonly PressArrow[], scale: number, most: number): number {
  const gaps = arrows.flatMap((arrow) =>
    arrows.filter((other) => comesTowards(arrow, other, most / scale)).map((other) => distance(arrow, other)),
  );
  const crossings = arrows.flatMap((arrow) => arrows.flatMap((other) => meetingOf(arrow, other)));
  return Math.min(
    most,
    ...gaps.map((gap) => gap * SHARE * scale),
    ...crossings.map((way) => way * SHORT_OF * scale),
  );
}

/** Arrows that point to one place, as over the cap of a sleeve, stop short of it. */
const SHORT_OF = 0.75;
/** Sine of the angle under which arrows go the same way or against each other. */
const ALONG = 0.2;

/** How long two arrows must be for both to pass where their lines meet ahead. */
function meetingOf({ at: [x, y], direction: [dx, dy] }: PressArrow, other: PressArrow): number[] {
  const [tox, toy] = [other.at[0] - x, other.at[1] - y];
  const [ox, oy] = other.direction;
  const sine = dx * oy - dy * ox;
  if (Math.abs(sine) < ALONG) return [];
  const [own, its] = [(tox * oy - toy * ox) / sine, (tox * dy - toy * dx) / sine];
  return own > 0 && its > 0 ? [Math.max(own, its)] : [];
}

/** Whether the other lies ahead, near the line of this one, and points back along it. */
function comesTowards(
  { at: [x, y], direction: [dx, dy] }: PressArrow,
  other: PressArrow,
  near: number,
): boolean {
  const [tox, toy] = [other.at[0] - x, other.at[1] - y];
  const ahead = tox * dx + toy * dy;
  const aside = Math.abs(tox * dy - toy * dx);
  const back = dx * other.direction[0] + dy * other.direction[1] < -ALIKE;
  return back && ahead > 0 && ahead < 2 * near && aside < near / 2;
}

const isAlike = (one: PressArrow, other: PressArrow): boolean =>
  cosine(one.direction, other.direction) > ALIKE;

const distance = (one: PressArrow, other: PressArrow): number => span(one.at, other.at);

/** Whether one begins on the way of the other, or so close beside it that both run into one. */
function runsOn(one: PressArrow, { at: [x, y], direction: [dx, dy] }: PressArrow, near: number): boolean {
  const [tox, toy] = [one.at[0] - x, one.at[1] - y];
  const along = Math.abs(tox * dx + toy * dy);
  return along < 2 * near && Math.abs(tox * dy - toy * dx) < near / 2;
}

const aside = (arrow: PressArrow, way: number): PressArrow => {
  const {
    at: [x, y],
    direction: [dx, dy],
  } = arrow;
  return { ...arrow, at: [x - dy * way, y + dx * way] };
};

const cosine = ([ax, ay]: Pair, [bx, by]: Pair): number => ax * bx + ay * by;

const middle = ([ax, ay]: Pair, [bx, by]: Pair): Pair => [(ax + bx) / 2, (ay + by) / 2];
