import { pathLength } from '@/lib/geometry/length';
import { mirrorPathX, reversePath } from '@/lib/geometry/path';
import type { Panel, PanelEdge, PanelLine } from '../kernel/panel';
import { aroundFrom, crosses, crossingLines, reachOf } from './crossing';
import type { Laid } from './laid';
import { leftLine } from './left-line';

/** Drawn the other way round, the legs of a dart come in the other order: the first is the one that goes in. */
const OTHER_LEG: Readonly<Record<string, string>> = { ':first': ':second', ':second': ':first' };

const otherLeg = (line: PanelLine): PanelLine =>
  line.replace(/:(first|second)$/, (leg) => OTHER_LEG[leg] ?? leg) as PanelLine;

/** An edge seen from the other side: drawn the other way round, its place counted from the other end of its line. */
export function turnedEdge(own: PanelEdge, panel: Panel): PanelEdge {
  const path = reversePath(mirrorPathX(own.path));
  if (own.role === 'dart') return { ...own, line: otherLeg(own.line), path };
  const { from, to } = reachOf(panel, own.line);
  return { ...own, path, from: from + to - own.from - pathLength(own.path) };
}

/** An edge that goes on from the other half's begins so much further along; one that only this half has gets its own name. */
function named(own: PanelEdge, { panel, isLeft, apart }: Laid, line: PanelLine, shift: number): PanelEdge {
  const goesOn = crosses(panel, own.line) && !apart.includes(own.line);
  if (goesOn) return own.line === line ? { ...own, from: own.from + shift } : own;
  if (!isLeft) return own;
  return { ...own, line: leftLine(own.line) };
}

/** The outline of both halves in one: that of `plain` as it is drawn, then the other's mirrored. */
export function joinedOutline(plain: Laid, mirrored: Laid): PanelEdge[] {
  const { below, above } = crossingLines(plain.panel);
  const shift = (line: PanelLine, first: Laid, second: Laid) =>
    reachOf(first.panel, line).to - reachOf(second.panel, line).from;
  const image = aroundFrom(mirrored.panel)
    .map((own) => turnedEdge(own, mirrored.panel))
    .reverse();
  const [under, over] = [shift(below, mirrored, plain), shift(above, plain, mirrored)];
  return [
    ...aroundFrom(plain.panel).map((own) => named(own, plain, below, under)),
    ...image.map((own) => named(own, mirrored, above, over)),
  ];
}
