import { endOf, polyline, startOf } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import type { OperationName } from '@/lib/operations/names';
import type { StageName } from '@/lib/operations/stages';
import type { Part } from '@/lib/pattern/types';
import { edge, type Panel, type PanelEdge, type PanelLine, panel } from './panel';
import { type LineRef, type SeamPlan, seam } from './seams';
import { endEdges, type StripEnd, type StripTip, startPath, tipPath } from './strip-ends';

export interface Strip {
  readonly id: string;
  readonly part: Part;
  /** From one end to the other, points and all. */
  readonly length: number;
  /** Width as worn: the strip is cut twice as wide and folded. */
  readonly width: number;
  readonly count?: number;
  readonly start: StripEnd;
  /** Its near end; square where it is not said, as a joined one always is. */
  readonly startTip?: StripTip;
  /** Its far end. */
  readonly tip: StripTip;
  readonly tipEnd?: StripEnd;
}

function startEdges({ width, start }: Strip, half: Path): PanelEdge[] {
  if (start === 'joined') return [edge('join', polyline({ x: -width, y: 0 }, { x: width, y: 0 }))];
  const [right, left] = endEdges('start', half, start);
  return [...left, ...right];
}

/**
 * A strip that is folded along its middle, right sides together, sewn along its open edges and turned. Drawn flat along
 * y, twice its width, the fold marked; its grain runs along it.
 */
export function stripPanel(strip: Strip): Panel {
  const { id, part, length, width, count = 1, startTip = 'square', tipEnd = 'closed' } = strip;
  const start = startPath(strip.start === 'joined' ? 'square' : startTip, width);
  const tip = tipPath(strip.tip, length, width);
  const [tipRight, tipLeft] = endEdges('tip', tip, tipEnd);
  const [bottom, top] = [endOf(start).y, startOf(tip).y];
  const fold = polyline(startOf(start), endOf(tip));
  return panel({
    id,
    part,
    cut: { count, onFold: false, mirrored: false },
    edges: [
      ...startEdges(strip, start),
      edge('edge@right', polyline({ x: width, y: bottom }, { x: width, y: top })),
      ...tipRight,
      ...tipLeft,
      edge('edge@left', polyline({ x: -width, y: top }, { x: -width, y: bottom })),
    ],
    internals: [{ id: 'fold', kind: 'fold-line', path: fold }],
  });
}

/** The seams that close such a strip, and the one that joins it to its twin. */
export function stripSeams(
  { id, start, tipEnd = 'closed' }: Strip,
  operation: OperationName,
  stage?: StageName,
): SeamPlan[] {
  const on = (line: PanelLine, reversed = false): LineRef => ({
    family: id,
    line,
    ...(reversed ? { reversed } : {}),
  });
  const closed = (line: PanelLine) =>
    seam({
      id: `${id}-${line}`,
      operation,
      stage,
      a: [on(`${line}@right`)],
      b: [on(`${line}@left`, true)],
    });
  return [
    ...(start === 'joined'
      ? [seam({ id: `${id}-join`, operation: 'join-strip', a: [on('join')], b: [on('join')] })]
      : []),
    closed('edge'),
    ...(start === 'closed' ? [closed('start')] : []),
    ...(tipEnd === 'closed' ? [closed('tip')] : []),
  ];
}

/** What stiffens a piece, with all that is drawn on it: the same without allowances, fused within the seam line (METHODS §7). */
export const markedInterfacing = (panel: Panel, id: string): Panel => ({
  ...panel,
  id,
  family: id,
  part: 'interfacing',
  material: 'interfacing',
  edges: panel.edges.map((each) => ({
    ...each,
    role: each.role === 'fold' ? 'fold' : 'finished',
    kind: 'none',
  })),
});

/** What stiffens a piece, with nothing drawn on it. */
export const interfacingOf = (panel: Panel, id: string): Panel => ({
  ...markedInterfacing(panel, id),
  marks: [],
  internals: [],
});
