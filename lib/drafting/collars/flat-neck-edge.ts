import { smoothThrough } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import {
  endDirection,
  endOf,
  joinPaths,
  reversePath,
  startDirection,
  startOf,
  transformPath,
} from '@/lib/geometry/path';
import { add, angleOf, rotate, scale, sub } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { stretches } from '../kernel/stretches';
import type { FlatHalf, Neck } from './neck';

/** Shoulder tips laid over one another: what is lost outside makes the collar stand a little (METHODS §6: 1–1.5). */
const OVERLAP = 1.25;
const ORIGIN = { x: 0, y: 0 };
/** Places along each half neckline that the joined curve is led through; the shoulder itself is smoothed over. */
const THROUGH = [0.25, 0.5, 0.75];
/** Of a half with corners the stretch beside the shoulder is smoothed over so far; from there on it keeps its shape. */
const SMOOTHED = 0.5;

const shoulderHeading = ({ shoulder }: FlatHalf): number => angleOf(sub(startOf(shoulder), endOf(shoulder)));

/** Front and back laid together at the neck point, their shoulder tips overlapping: the back half as it then lies. */
function laidOnFront({ front, back }: Neck['flat']): Path {
  const pivot = startOf(front.neckline);
  const own = startOf(back.neckline);
  const reach = pathLength(front.shoulder);
  const over = (2 * Math.asin(OVERLAP / 2 / reach) * 180) / Math.PI;
  const turn = shoulderHeading(front) - over + shoulderHeading(back);
  return transformPath(back.neckline, (p) => {
    const turned = rotate({ x: p.x - own.x, y: own.y - p.y }, ORIGIN, turn);
    return { x: pivot.x + turned.x, y: pivot.y + turned.y };
  });
}

/** Half a neckline from the shoulder: the places the curve is led through, and what beyond them is kept as it is. */
interface Led {
  readonly through: readonly Point[];
  readonly kept?: Path;
}

function led(neckline: Path): Led {
  const [first, corner] = stretches('neckline', neckline);
  const whole = pathLength(neckline);
  if (!first || !corner) {
    const through = [...THROUGH.map((share) => pointAtLength(neckline, share * whole)), endOf(neckline)];
    return { through };
  }
  const from = SMOOTHED * pathLength(first.path);
  const kept = subPath(neckline, from, whole);
  return { through: [pointAtLength(neckline, from / 2), startOf(kept)], kept };
}

/** Both halves as one line from centre back to centre front, fair over the shoulder. */
interface Joined {
  readonly back?: Path;
  readonly fair: Path;
  readonly front?: Path;
}

function joined(flat: Neck['flat']): Joined {
  const laid = laidOnFront(flat);
  const back = led(laid);
  const front = led(flat.front.neckline);
  const begins = back.kept ? reversePath(back.kept) : undefined;
  const fair = smoothThrough([...[...back.through].reverse(), ...front.through] as Point[], {
    startDir: begins ? endDirection(begins) : startDirection(reversePath(laid)),
    endDir: front.kept ? startDirection(front.kept) : endDirection(flat.front.neckline),
  });
  return { ...(begins && { back: begins }), fair, ...(front.kept && { front: front.kept }) };
}

const lengthOf = (of: Path | undefined): number => (of ? pathLength(of) : 0);

/** What lies over the shoulder takes up the difference to a length: corners keep their place from the centre. */
function fitted({ back, fair, front }: Joined, length: number): Path {
  const factor = (length - lengthOf(back) - lengthOf(front)) / pathLength(fair);
  const [start, end] = [startOf(fair), endOf(fair)];
  const resized = transformPath(fair, (p) => add(end, scale(sub(p, end), factor)));
  const by = sub(startOf(resized), start);
  return joinPaths(
    ...(back ? [transformPath(back, (p) => add(p, by))] : []),
    resized,
    ...(front ? [front] : []),
  );
}

/** The line begun at the origin, level. */
function placed(of: Path): Path {
  const start = startOf(of);
  const turn = -angleOf(startDirection(of));
  return transformPath(of, (p) => rotate(sub(p, start), ORIGIN, turn));
}

/**
 * The neck edge of a collar that lies on the shoulders, from centre back to centre front, of a length: the shape of the
 * neckline itself, with its corners (METHODS §6).
 */
export function flatNeckEdge({ flat }: Pick<Neck, 'flat'>, length: number): Path {
  return placed(fitted(joined(flat), length));
}
