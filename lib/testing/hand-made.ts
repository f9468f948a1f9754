import { defaultChoices } from '@/lib/choices/defaults';
import { cutLine } from '@/lib/drafting/finishing/cut-line';
import { toCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import type { Path } from '@/lib/geometry/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft, Edge, LineName, Piece, Seam } from '@/lib/pattern/types';

/** An edge drawn by hand; what is not said is a seam with one centimetre. */
export interface EdgeSketch {
  readonly line: LineName;
  readonly path: Path;
  readonly id?: string;
  readonly role?: Edge['role'];
  readonly allowance?: number;
}

function edgeOf({ line, path, id = line, role = 'seam', allowance }: EdgeSketch): Edge {
  const none = role === 'fold' || role === 'dart' || role === 'finished';
  return { id, line, role, allowance: allowance ?? (none ? 0 : 1), path: toCommands(path) };
}

function cutLineOf(edges: readonly EdgeSketch[]): [number, number][] {
  const finished = edges.map((sketch) => {
    const { id, role, allowance } = edgeOf(sketch);
    return { id, role, allowance, path: sketch.path };
  });
  return cutLine(finished).map(({ x, y }) => [x, y]);
}

type PieceSketch = Pick<Piece, 'id' | 'part'> &
  Partial<Omit<Piece, 'edges'>> & { readonly edges: readonly EdgeSketch[] };

/** A piece drawn by hand; the grain stands upright through the middle of its box. */
export function sketchPiece({ edges, ...rest }: PieceSketch): Piece {
  const points = edges.flatMap(({ path }) => flatten(path));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const margin = Math.min(2, (Math.max(...ys) - Math.min(...ys)) / 5);
  return {
    material: 'shell',
    cut: { count: 1, onFold: edges.some(({ role }) => role === 'fold'), mirrored: false },
    cutLine: cutLineOf(edges),
    internal: [],
    grain: [
      [x, Math.min(...ys) + margin],
      [x, Math.max(...ys) - margin],
    ],
    notches: [],
    marks: [],
    landmarks: {},
    ...rest,
    edges: edges.map(edgeOf),
  };
}

export type SeamSketch = Pick<Seam, 'id' | 'a' | 'b'> & Partial<Seam>;

export function sketchSeam(sketch: SeamSketch): Seam {
  return { operation: 'sew-side', ease: 0, gather: 1, stage: 1, ...sketch };
}

/** A draft drawn by hand for size 38; what is not said is empty, the choices are those of a plain top. */
export function sketchDraft(sketch: Partial<Draft>): Draft {
  return {
    schema: 1,
    unit: 'cm',
    engine: 'hand',
    choices: defaultChoices('top'),
    body: STANDARD_SIZES['38'],
    pieces: [],
    seams: [],
    operations: [],
    notions: [],
    finished: {},
    ease: {},
    construction: {},
    difficulty: 1,
    times: { preparationMinutes: 0, realisationMinutes: 0 },
    notices: [],
    ...sketch,
  };
}
