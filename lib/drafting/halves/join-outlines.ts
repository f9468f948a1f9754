import { pathLength } from '@/lib/geometry/length';
import { mirrorPathX, reversePath } from '@/lib/geometry/path';
import type { Panel, PanelEdge, PanelLine } from '../kernel/panel';
import { acrossLines, aroundFrom, crosses, reachOf } from './crossing';
import type { Laid } from './laid';
import { leftLine } from './left-name';

/** Drawn the other way round, the legs of a dart come in the other order: the first is the one that goes in. */
const OTHER_LEG: Readonly<Record<string, string>> = { ':first': ':second', ':second': ':first' };

const otherLeg = (line: PanelLine): PanelLine =>
  line.replace(/:(first|second)$/, (leg) => OTHER_LEG[leg] ?? leg) as PanelLine;

/** An edge seen from the other side: drawn the other way round, its place counted from the other end of its line. */
function turned(own: PanelEdge, { family }: Laid): PanelEdge {
  const path = reversePath(mirrorPathX(own.path));
  if (own.role === 'dart') return { ...own, line: otherLeg(own.line), path };
  const { from, to } = reachOf(family, own.line);
  return { ...own, path, from: from + to - own.from - pathLength(own.path) };
}

/** How much further along an edge of one side begins on a line that goes on from the other's. */
function further(line: PanelLine, own: Laid, before: Laid, on: PanelLine | undefined): number {
  return line === on && before.family.length > 0
    ? reachOf(before.family, line).to - reachOf(own.family, line).from
    : 0;
}

/** An edge that goes on from the other side's begins so much further along; one that only this side has gets its own name. */
function named(own: PanelEdge, side: Laid, before: Laid, on: PanelLine | undefined): PanelEdge {
  const goesOn = crosses(side.family, own.line) && !side.apart.includes(own.line);
  if (goesOn) return { ...own, from: own.from + further(own.line, side, before, on) };
  return side.isLeft ? { ...own, line: leftLine(own.line) } : own;
}

/** Edges of the side that stays as it was drawn: below, it goes on from the mirrored one. */
export const plainEdges = (edges: readonly PanelEdge[], plain: Laid, mirrored: Laid): PanelEdge[] =>
  edges.map((own) => named(own, plain, mirrored, acrossLines(plain.family).below));

/** Edges of the side that is mirrored: above, it goes on from the other. */
export const mirroredEdges = (edges: readonly PanelEdge[], plain: Laid, mirrored: Laid): PanelEdge[] =>
  edges
    .map((own) => named(turned(own, mirrored), mirrored, plain, acrossLines(mirrored.family).above))
    .reverse();

/** The outline of both halves in one: that of `plain` as it is drawn, then the other's mirrored. */
export function joinedOutline(
  halves: { readonly plain: Panel; readonly mirrored: Panel },
  plain: Laid,
  mirrored: Laid,
): PanelEdge[] {
  return [
    ...plainEdges(aroundFrom(halves.plain), plain, mirrored),
    ...mirroredEdges(aroundFrom(halves.mirrored), plain, mirrored),
  ];
}
