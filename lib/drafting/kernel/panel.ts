import { endOf, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import { cyclic } from '@/lib/geometry/sequence';
import { SAME_POINT } from '@/lib/geometry/tolerance';
import type { Path, Point } from '@/lib/geometry/types';
import type {
  EdgeRole,
  InternalKind,
  Landmarks,
  LineName,
  Mark,
  Material,
  Part,
  Piece,
} from '@/lib/pattern/types';

/**
 * What an edge needs beyond its stitching line. The width behind each name is chosen once, in `allowances.ts`:
 * `seam` a construction seam, `enclosed` one turned inside a facing, collar or cuff, `zip` one that carries a zip,
 * `hem`, `sleeve-hem` and `pocket-hem` what is folded up, `narrow-hem` what is turned in on a flared or gathered edge, `casing` a fold
 * for an elastic, `seam-casing` a seam whose allowances hold one, `none` a fold, a dart leg or a bound edge.
 */
export type AllowanceKind =
  | 'seam'
  | 'armhole'
  | 'enclosed'
  | 'zip'
  | 'hem'
  | 'sleeve-hem'
  | 'pocket-hem'
  | 'narrow-hem'
  | 'casing'
  | 'seam-casing'
  | 'none';

/** A line while it is drawn: what follows an `@` tells two of its stretches apart that are sewn apart. */
export type PanelLine = LineName | `${string}@${string}`;

/**
 * A stretch of outline. `line` is the seam line it is a part of; `from` is how far along that line the stretch begins,
 * so that a line cut up by darts and style lines can be read as one again, and a place on it stays named by one
 * number whatever is cut.
 */
export interface PanelEdge {
  readonly line: PanelLine;
  readonly from: number;
  readonly role: EdgeRole;
  readonly kind: AllowanceKind;
  readonly path: Path;
}

export interface PanelInternal {
  readonly id: string;
  readonly kind: InternalKind;
  readonly path: Path;
  /** The one side of the wearer it is for, on a panel drawn for both. */
  readonly side?: 'left';
}

export interface PanelMark {
  readonly kind: Mark['kind'];
  readonly at: Point;
  readonly length?: number;
  readonly angle?: number;
}

/**
 * A piece while it is being drawn: a closed counter-clockwise loop of edges, each starting where the one before ended.
 * Everything on it moves with the cloth it lies on when a dart is turned or the panel is cut. Immutable; every
 * operation of this folder returns new panels. Centimetres, x from the centre to the side, y up from the waist.
 */
export interface Panel {
  readonly id: string;
  readonly part: Part;
  /** The panel it was cut from; seams are declared by family, so they hold however often it was cut since. */
  readonly family: string;
  readonly material: Material;
  readonly cut: Piece['cut'];
  readonly edges: readonly PanelEdge[];
  readonly internals: readonly PanelInternal[];
  readonly marks: readonly PanelMark[];
  readonly landmarks: Landmarks<Point>;
  /** Apex of each dart in the loop, before its sewn tip is moved off it. */
  readonly darts: Readonly<Record<string, Point>>;
  /** Direction of the straight grain, degrees. */
  readonly grain: number;
}

type PanelSketch = Pick<Panel, 'id' | 'part' | 'edges'> & Partial<Panel>;

export function edge(
  line: PanelLine,
  path: Path,
  options: Partial<Omit<PanelEdge, 'line' | 'path'>> = {},
): PanelEdge {
  return { line, path, from: 0, role: 'seam', kind: 'seam', ...options };
}

/** A panel, its unsaid parts empty. Refuses a loop that does not close. */
export function panel(sketch: PanelSketch): Panel {
  assertLoop(sketch.id, sketch.edges);
  return {
    family: sketch.id,
    material: 'shell',
    cut: { count: 1, onFold: false, mirrored: false },
    internals: [],
    marks: [],
    landmarks: {},
    darts: {},
    grain: 90,
    ...sketch,
  };
}

/** Whether cloth beyond an edge is folded up along it into a hem with some depth, of the body or of a sleeve. */
export const isTurnedUp = ({ role, kind }: Pick<PanelEdge, 'role' | 'kind'>): boolean =>
  role === 'hem' && (kind === 'hem' || kind === 'sleeve-hem');

// Arithmetic along a loop of rotations strays by less than this; the draft is written to 1e-6.
const GAP = 20 * SAME_POINT;

export function assertLoop(id: string, edges: readonly PanelEdge[]): void {
  edges.forEach((edge, i) => {
    const next = cyclic(edges, i + 1);
    const gap = distance(endOf(edge.path), startOf(next.path));
    if (gap <= GAP) return;
    throw new Error(`${id}: ${edge.line} ends ${gap.toFixed(4)} cm from the start of ${next.line}`);
  });
}
