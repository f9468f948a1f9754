import { required } from '@/lib/errors/required';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { polyline, reversePath } from '@/lib/geometry/path';
import { add, dot, perp, scale, sub, unit } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { edgesOf, hasLine, linePath } from '../../kernel/lines';
import type { Panel, PanelInternal } from '../../kernel/panel';
import type { LineRef, NotchAt } from '../../kernel/seams';

/** A pleat of a sleeve's lower edge: how far round it from the slash its fold lies, and the line that is laid on, cm. */
export interface CuffPleat {
  readonly fold: number;
  readonly onto: number;
}

/** A surplus below the first is eased in by hand; one pleat takes up no more than the second (METHODS §5.4: 1–2 of 2.5–3). */
const LEAST = 2;
const MOST = 3.5;
/** The bound slash and the first pleat lie clear of each other, and so do two pleats, and a pleat and a seam (H). */
const FROM_SLASH = 2;
const BETWEEN = 1.5;
const FROM_SEAM = 1.5;
/** The lines are drawn so far up from the edge. */
const HIGH = 5;

/**
 * The pleats that take up `surplus` on an edge of so many stretches, walked from the slash on; each lies whole on one of
 * them. The last stretch runs back to the slash under the arm and has none. None at all where there is no room, or too
 * little to lay.
 */
export function cuffPleats(stretches: readonly number[], surplus: number): CuffPleat[] {
  if (surplus < LEAST) return [];
  const count = Math.ceil(surplus / MOST);
  const deep = surplus / count;
  const pleats: CuffPleat[] = [];
  let from = 0;
  for (const [i, length] of stretches.slice(0, -1).entries()) {
    let onto = from + (i === 0 ? FROM_SLASH : FROM_SEAM);
    for (; pleats.length < count && onto + deep <= from + length - FROM_SEAM; onto += deep + BETWEEN)
      pleats.push({ onto, fold: onto + deep });
    from += length;
  }
  return pleats.length === count ? pleats : [];
}

/** Fold and laying line are notched; on the cuff each pleat is notched where its fold comes to lie. */
export function pleatNotches(pleats: readonly CuffPleat[]): NotchAt[] {
  let taken = 0;
  return pleats.flatMap(({ fold, onto }): NotchAt[] => {
    const b = onto - taken;
    taken += fold - onto;
    return [{ a: fold, b }, { a: onto }];
  });
}

/** The sleeve with the lines of its pleats, up from the lower edge: each fold, and where it is laid. */
export function withPleats(
  panels: readonly Panel[],
  lines: readonly LineRef[],
  pleats: readonly CuffPleat[],
): Panel[] {
  const own = new Map<Panel, PanelInternal[]>();
  pleats.forEach(({ fold, onto }, i) => {
    const { panel, from, path } = stretchAt(panels, lines, fold);
    const at = (along: number) => pointAtLength(path, along - from);
    const creases = creaseLines(`pleat-${i + 1}`, [at(fold), at(onto)], upFrom(panel, at(fold), at(onto)));
    own.set(panel, [...(own.get(panel) ?? []), ...creases]);
  });
  return panels.map((panel) => {
    const internals = own.get(panel);
    return internals ? { ...panel, internals: [...panel.internals, ...internals] } : panel;
  });
}

/** The way up from the lower edge: along the grain; square to the edge, into the cloth, where the sleeve is one with the body and lies aslant. */
function upFrom(panel: Panel, fold: Point, onto: Point): Point {
  if (!hasLine(panel, 'overarm')) return { x: 0, y: 1 };
  const square = unit(perp(sub(onto, fold)));
  const [inward] = edgesOf(panel, 'overarm').map(({ path }) =>
    sub(pointAtLength(path, pathLength(path) / 2), fold),
  );
  return inward && dot(inward, square) < 0 ? scale(square, -1) : square;
}

/** Both lines reach as high as the one that begins higher up. */
function creaseLines(id: string, [fold, onto]: readonly [Point, Point], up: Point): PanelInternal[] {
  const high = Math.max(dot(fold, up), dot(onto, up)) + HIGH;
  const line = (foot: Point) => polyline(add(foot, scale(up, high - dot(foot, up))), foot);
  return [
    { id, kind: 'pleat', path: line(fold) },
    { id: `${id}-onto`, kind: 'placement', path: line(onto) },
  ];
}

interface Stretch {
  readonly panel: Panel;
  /** The stretch as the seam walks it, and how far along the seam it begins. */
  readonly path: Path;
  readonly from: number;
}

function stretches(panels: readonly Panel[], lines: readonly LineRef[]): Stretch[] {
  let from = 0;
  return lines.map(({ family, line, reversed }) => {
    const panel = panels.find((each) => each.family === family && hasLine(each, line));
    if (!panel) throw new Error(`No ${line} in ${family}`);
    const path = linePath(panel, line);
    const stretch = { panel, path: reversed ? reversePath(path) : path, from };
    from += pathLength(path);
    return stretch;
  });
}

function stretchAt(panels: readonly Panel[], lines: readonly LineRef[], at: number): Stretch {
  return required(
    stretches(panels, lines).findLast(({ from }) => from < at),
    `edge ${at} cm along the sleeve's end`,
  );
}

/** How long each stretch of the lower edge is, cm, in the order it is sewn. */
export function stretchLengths(panels: readonly Panel[], lines: readonly LineRef[]): number[] {
  return stretches(panels, lines).map(({ path }) => pathLength(path));
}
