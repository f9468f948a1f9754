import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength, splitAtLength } from '@/lib/geometry/length';
import { endDirection, endOf, startDirection, startOf } from '@/lib/geometry/path';
import { add, angleOf, distance, lerp, polar, scale, sub } from '@/lib/geometry/point';
import { cubic, curvatureAt, line } from '@/lib/geometry/segment';
import { item } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { edgesOf, linePath } from '../kernel/lines';
import { type AllowanceKind, edge, type Panel } from '../kernel/panel';
import { replaceRun } from '../kernel/replace';
import { stretches } from '../kernel/stretches';

/** A shoulder drawn on over the arm, and the armhole hung from its new end. */
interface Extension {
  readonly length: number;
  /** How much steeper than the shoulder it falls, degrees. */
  readonly fall: number;
  /** Handles of the new armhole, as shares of its chord: at the underarm and at the tip. */
  readonly fullness: readonly [number, number];
  /** What lies beyond the new armhole: the seam of a sleeve unless said otherwise. */
  readonly kind?: AllowanceKind;
}

const ORIGIN: Point = { x: 0, y: 0 };
/** Part of the shoulder over which it turns into its extension. */
const TURN = 0.2;

/** Length of the shoulder as sewn: between two corners of it lies the mouth of a dart. */
function sewnShoulder(panel: Panel): number {
  const [outer, mouth, inner] = edgesOf(panel, 'shoulder');
  const sewn = outer && mouth && inner ? [outer, inner] : edgesOf(panel, 'shoulder');
  return sewn.reduce((sum, { path }) => sum + pathLength(path), 0);
}

/** From the new tip back to the neck: the extension, a turn over the shoulder bone, the shoulder with any dart open in it. */
function shoulderLine(shoulder: Path, end: Point, length: number): Path {
  const tip = startOf(shoulder);
  const reach = Math.min(TURN * length, 0.6 * distance(end, tip));
  const turned = add(tip, scale(sub(end, tip), reach / distance(end, tip)));
  const [, rest] = splitAtLength(shoulder, reach);
  const back = startOf(rest);
  const round = cubic(turned, lerp(turned, tip, 0.66), lerp(back, tip, 0.66), back);
  return [line(end, turned), round, ...rest];
}

interface Ends {
  readonly from: Point;
  readonly out: Point;
  readonly to: Point;
  readonly into: Point;
}

/** Tightest turn of an armhole that can still be sewn well (INVARIANTS A10), and a little for good measure. */
const LEAST_RADIUS = 1.6;
const SAMPLES = 24;

function tightest(curve: Path): number {
  const bends = curve.flatMap((segment) =>
    Array.from({ length: SAMPLES - 1 }, (_, i) => Math.abs(curvatureAt(segment, (i + 1) / SAMPLES))),
  );
  return 1 / Math.max(...bends);
}

/** Shares of the block's lower armhole that may be kept. */
const KEPT = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
/** The less is kept the evener the curve: what is nearly as round as the roundest will do. */
const NEARLY = 0.95;

/**
 * One sweep from the underarm to the new tip. Where the arm hangs close under a broad shoulder that would be a hook: the
 * bottom of the block's armhole is then kept, and led out to the tip from where the whole comes out round.
 */
function hung({ from, out, to, into }: Ends, fullness: Extension['fullness'], block: Path): Path {
  const sweep: Path = [cubicWithTangents(from, out, to, into, ...fullness)];
  if (tightest(sweep) >= LEAST_RADIUS) return sweep;
  const lower: Path = [block[0]];
  const led = KEPT.map((share): Path => {
    const [kept] = splitAtLength(lower, share * pathLength(lower));
    return [...kept, cubicWithTangents(endOf(kept), endDirection(kept), to, into)];
  });
  const radii = led.map(tightest);
  const roundest = Math.max(...radii);
  if (roundest <= tightest(sweep)) return sweep;
  return item(
    led,
    radii.findIndex((radius) => radius >= NEARLY * roundest),
  );
}

/** A half of the bodice with its shoulder drawn on over the arm; the armhole leaves it squarely (INVARIANTS D2). */
export function withExtension(panel: Panel, { length, fall, fullness, kind = 'seam' }: Extension): Panel {
  const [shoulder, armhole] = [linePath(panel, 'shoulder'), linePath(panel, 'armhole')];
  const heading = angleOf(scale(startDirection(shoulder), -1)) - fall;
  const end = polar(startOf(shoulder), heading, length);
  const into = polar(ORIGIN, heading + 90, 1);
  const ends = { from: startOf(armhole), out: startDirection(armhole), to: end, into };
  return replaceRun(panel, 'armhole', 'shoulder', [
    edge('armhole', hung(ends, fullness, armhole), { kind }),
    ...stretches('shoulder', shoulderLine(shoulder, end, sewnShoulder(panel))),
  ]);
}
