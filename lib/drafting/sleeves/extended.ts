import { cubicWithTangents } from '@/lib/geometry/fit';
import { endOf, startDirection, startOf } from '@/lib/geometry/path';
import { add, angleOf, distance, lerp, polar, scale, sub } from '@/lib/geometry/point';
import { cubic, line } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { linePath } from '../kernel/lines';
import { type AllowanceKind, edge, type Panel } from '../kernel/panel';
import { replaceRun } from '../kernel/replace';

/** A shoulder drawn on over the arm, and the armhole hung from its new end. */
export interface Extension {
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

/** From the new tip back to the neck: the extension, a turn over the shoulder bone, the shoulder. */
function shoulderLine(tip: Point, neck: Point, end: Point): Path {
  const before = lerp(tip, neck, TURN);
  const along = sub(tip, before);
  const reach = Math.min(distance(tip, before), 0.6 * distance(end, tip));
  const falls = sub(end, tip);
  const turned = add(tip, scale(falls, reach / distance(end, tip)));
  const back = add(tip, scale(along, -reach / distance(tip, before)));
  const round = cubic(turned, lerp(turned, tip, 0.66), lerp(back, tip, 0.66), back);
  return [line(end, turned), round, line(back, neck)];
}

/** A half of the bodice with its shoulder drawn on over the arm; the armhole leaves it squarely (INVARIANTS D2). */
export function withExtension(panel: Panel, { length, fall, fullness, kind = 'seam' }: Extension): Panel {
  const [shoulder, armhole] = [linePath(panel, 'shoulder'), linePath(panel, 'armhole')];
  const [tip, neck] = [startOf(shoulder), endOf(shoulder)];
  const heading = angleOf(sub(tip, neck)) - fall;
  const end = polar(tip, heading, length);
  const curve = cubicWithTangents(
    startOf(armhole),
    startDirection(armhole),
    end,
    polar(ORIGIN, heading + 90, 1),
    ...fullness,
  );
  return replaceRun(panel, 'armhole', 'shoulder', [
    edge('armhole', [curve], { kind }),
    edge('shoulder', shoulderLine(tip, neck, end)),
  ]);
}
