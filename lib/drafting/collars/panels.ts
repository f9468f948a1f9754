import { endOf, polyline } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import type { Path } from '@/lib/geometry/types';
import { edge, type Panel, type PanelEdge, panel } from '../kernel/panel';
import { stretches } from '../kernel/stretches';

/**
 * Half a collar as it is drawn: its neck edge from the origin to the right, its cloth above, its centre on x = 0. Without
 * an end of its own the outer edge runs round to the neck.
 */
export interface HalfCollar {
  readonly neck: Path;
  /** From the neck edge up to the outer edge. */
  readonly end?: Path;
  /** Back to the centre. */
  readonly outer: Path;
}

interface CollarCut {
  readonly id: string;
  /** Drawn to the fold, or one of a pair with a seam at the centre. */
  readonly onFold: boolean;
  /** The neck edge is turned in and sewn down, not sewn to anything. */
  readonly turnedIn?: boolean;
  /** The grain runs along a band, and down the centre of what is wide enough for it. */
  readonly along?: boolean;
}

const ORIGIN = { x: 0, y: 0 };
const SAME = 1e-6;

/** The centre of the piece; none where the outer edge runs round to the neck there too. */
function centreEdge(onFold: boolean, outer: Path): PanelEdge[] {
  const top = endOf(outer);
  if (distance(top, ORIGIN) < SAME) return [];
  return [
    edge('centre', polyline(top, ORIGIN), onFold ? { role: 'fold', kind: 'none' } : { kind: 'enclosed' }),
  ];
}

/** A layer of a collar as a piece. */
export function collarPanel(
  { neck, end, outer }: HalfCollar,
  { id, onFold, turnedIn, along }: CollarCut,
): Panel {
  const enclosed = { kind: 'enclosed' } as const;
  return panel({
    id,
    part: 'collar',
    cut: onFold ? { count: 1, onFold, mirrored: false } : { count: 2, onFold, mirrored: true },
    edges: [
      ...stretches('neck', neck, turnedIn ? { ...enclosed, role: 'finished' } : enclosed),
      ...(end ? [edge('end', end, enclosed)] : []),
      ...stretches('outer', outer, enclosed),
      ...centreEdge(onFold, outer),
    ],
    grain: along ? 0 : 90,
  });
}
