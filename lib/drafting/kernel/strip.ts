import { mirrorPathX, polyline, reversePath } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import type { Part } from '../types';
import { edge, type Panel, type PanelEdge, panel } from './panel';
import { type LineRef, type SeamPlan, seam } from './seams';
import { stretches } from './stretches';

/** How an end of a strip is finished: sewn to itself, to the twin of the piece, or left to be sewn on. */
export type StripEnd = 'closed' | 'joined' | 'raw';

export interface Strip {
  readonly id: string;
  readonly part: Part;
  readonly length: number;
  /** Width as worn: the strip is cut twice as wide and folded. */
  readonly width: number;
  readonly count?: number;
  readonly start: StripEnd;
  /** Its far end: square, or running to a point in the middle of the finished width. */
  readonly tip: 'square' | 'pointed' | 'slanted';
  readonly tipEnd?: StripEnd;
}

/** Share of the width by which a point stands out. */
const POINT = 0.6;

function tipPath({ length, width, tip }: Strip): Path {
  const back = length - POINT * width;
  if (tip === 'pointed')
    return polyline({ x: width, y: back }, { x: width / 2, y: length }, { x: 0, y: back });
  if (tip === 'slanted') return polyline({ x: width, y: back }, { x: 0, y: length });
  return polyline({ x: width, y: length }, { x: 0, y: length });
}

/** The outline of one half end, and its image beyond the fold. */
function endEdges(line: string, half: Path, how: StripEnd): [PanelEdge[], PanelEdge[]] {
  const options = how === 'raw' ? ({ role: 'finished', kind: 'seam' } as const) : {};
  const image = reversePath(mirrorPathX(half));
  return [stretches(`${line}@right`, half, options), stretches(`${line}@left`, image, options)];
}

function startEdges({ width, start }: Strip): PanelEdge[] {
  if (start === 'joined') return [edge('join', polyline({ x: -width, y: 0 }, { x: width, y: 0 }))];
  const [right, left] = endEdges('start', polyline({ x: 0, y: 0 }, { x: width, y: 0 }), start);
  return [...left, ...right];
}

/**
 * A strip that is folded along its middle, right sides together, sewn along its open edges and turned. Drawn flat along
 * y, twice its width, the fold marked; its grain runs along it.
 */
export function stripPanel(strip: Strip): Panel {
  const { id, part, length, width, count = 1, tipEnd = 'closed' } = strip;
  const tip = tipPath(strip);
  const [tipRight, tipLeft] = endEdges('tip', tip, tipEnd);
  const top = (tip[0] as Path[number]).a.y;
  const folded = (tip.at(-1) as Path[number]).b.y;
  return panel({
    id,
    part,
    cut: { count, onFold: false, mirrored: false },
    edges: [
      ...startEdges(strip),
      edge('edge@right', polyline({ x: width, y: 0 }, { x: width, y: top })),
      ...tipRight,
      ...tipLeft,
      edge('edge@left', polyline({ x: -width, y: top }, { x: -width, y: 0 })),
    ],
    internals: [
      {
        id: 'fold',
        kind: 'fold-line',
        path: polyline({ x: 0, y: 0 }, { x: 0, y: Math.min(length, folded) }),
      },
    ],
  });
}

/** The seams that close such a strip, and the one that joins it to its twin. */
export function stripSeams(
  { id, start, tipEnd = 'closed' }: Strip,
  operation: string,
  stage: number,
): SeamPlan[] {
  const on = (line: string, reversed = false): LineRef => ({
    family: id,
    line,
    ...(reversed ? { reversed } : {}),
  });
  const closed = (line: string) =>
    seam({
      id: `${id}-${line}`,
      operation,
      stage,
      a: [on(`${line}@right`)],
      b: [on(`${line}@left`, true)],
    });
  return [
    ...(start === 'joined'
      ? [
          seam({
            id: `${id}-join`,
            operation: 'join-strip',
            stage: stage - 1,
            a: [on('join')],
            b: [on('join')],
          }),
        ]
      : []),
    closed('edge'),
    ...(tipEnd === 'closed' ? [closed('tip')] : []),
    ...(start === 'closed' ? [closed('start')] : []),
  ];
}

/** What stiffens a strip: the same piece without allowances. */
export function interfacingOf(panel: Panel, id: string): Panel {
  return {
    ...panel,
    id,
    family: id,
    part: 'interfacing',
    material: 'interfacing',
    marks: [],
    internals: [],
    edges: panel.edges.map((each) => ({
      ...each,
      role: each.role === 'fold' ? 'fold' : 'finished',
      kind: 'none',
    })),
  };
}
