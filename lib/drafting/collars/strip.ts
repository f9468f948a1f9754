import { polyline } from '@/lib/geometry/path';
import { mapTuple } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { edge, type Panel, type PanelEdge, type PanelLine, panel } from '../kernel/panel';

/** A band folded along its middle, half of it drawn from the centre: the lower layer outside, the upper one inside. */
export interface Strip {
  readonly id: string;
  /** Along the neckline, and beyond it where ends are left to tie. */
  readonly length: number;
  readonly tie: number;
  /** Finished width; twice that is cut. */
  readonly width: number;
  /** How far the end runs out to a point at the fold. */
  readonly point: number;
  readonly onFold: boolean;
  /** How far the centre of a band in halves runs in from its edges to the fold: the mitre of a point in the neckline. */
  readonly mitre?: number;
  readonly turnedIn: boolean;
  /** The ends are sewn together to a ring, and not each closed for itself. */
  readonly ring: boolean;
}

const ENCLOSED = { kind: 'enclosed' } as const;

function along(line: PanelLine, inner: PanelLine, [a, b, c]: readonly [Point, Point, Point]): PanelEdge[] {
  return [edge(line, polyline(a, b), ENCLOSED), edge(inner, polyline(b, c), ENCLOSED)];
}

function centre({ onFold, width, mitre = 0 }: Strip): PanelEdge[] {
  const [top, fold, bottom] = [
    { x: 0, y: 2 * width },
    { x: mitre, y: width },
    { x: 0, y: 0 },
  ];
  if (onFold) return [edge('centre', polyline(top, bottom), { role: 'fold', kind: 'none' })];
  return along('centre@inner', 'centre', [top, fold, bottom]);
}

function ends({ length, tie, width, point, ring }: Strip): PanelEdge[] {
  const x = length + tie;
  const [bottom, fold, top] = [
    { x, y: 0 },
    { x: x + point, y: width },
    { x, y: 2 * width },
  ];
  return ring
    ? [edge('end', polyline(bottom, top), ENCLOSED)]
    : along('end', 'end@inner', [bottom, fold, top]);
}

function neckEdges({ length, tie, width, turnedIn }: Strip): { lower: PanelEdge[]; upper: PanelEdge[] } {
  const [a, b, c] = mapTuple([0, length, length + tie], (x) => ({ x, y: 0 }));
  const lift = (p: Point) => ({ x: p.x, y: 2 * width });
  const inner = turnedIn ? ({ ...ENCLOSED, role: 'finished' } as const) : ENCLOSED;
  const hasTie = tie > 0;
  return {
    lower: [
      edge('neck', polyline(a, b), ENCLOSED),
      ...(hasTie ? [edge('tie', polyline(b, c), ENCLOSED)] : []),
    ],
    upper: [
      ...(hasTie ? [edge('tie@inner', polyline(lift(c), lift(b)), ENCLOSED)] : []),
      edge('neck@inner', polyline(lift(b), lift(a)), inner),
    ],
  };
}

/** The piece of a folded band; its grain runs along it. */
export function stripPanel(strip: Strip): Panel {
  const { lower, upper } = neckEdges(strip);
  const { width, length, tie, point, onFold, mitre = 0 } = strip;
  const fold = polyline({ x: mitre, y: width }, { x: length + tie + point, y: width });
  return panel({
    id: strip.id,
    part: 'collar',
    cut: onFold ? { count: 1, onFold, mirrored: false } : { count: 2, onFold, mirrored: true },
    edges: [...lower, ...ends(strip), ...upper, ...centre(strip)],
    internals: [{ id: 'fold', kind: 'fold-line', path: fold }],
    grain: 0,
  });
}
