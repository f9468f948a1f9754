import { boundingBox } from '@/lib/geometry/bounds';
import { toCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import { endOf, withStart } from '@/lib/geometry/path';
import { polar } from '@/lib/geometry/point';
import { cyclic, item } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import type { Edge, Internal, Notch, Piece } from '@/lib/pattern/types';
import { withSquaredEnds } from '../finishing/corner-hints';
import { cutLine } from '../finishing/cut-line';
import { grainLine } from '../finishing/grain';
import { type Cloth, lengthenLine } from '../finishing/lengthen';
import { toPair, toPairs } from '../finishing/pairs';
import type { FinishEdge, FinishPiece } from '../finishing/types';
import type { Panel } from '../kernel/panel';
import type { GuideLine } from '../kernel/plan';
import { type NamedEdge, publicLine } from '../kernel/seams';
import { withoutSlivers } from '../kernel/slivers';
import { type Allowances, allowanceKind } from './allowances';

/** A panel whose edges have their public names and widths. */
export interface NamedPanel {
  readonly panel: Panel;
  readonly piece: FinishPiece;
}

/** Each edge begun exactly where the one before ends: arithmetic leaves them a rounding apart. */
function joined(edges: readonly FinishEdge[]): FinishEdge[] {
  return edges.map((edge, i) => {
    return { ...edge, path: withStart(edge.path, endOf(cyclic(edges, i - 1).path)) };
  });
}

export function namePanel(panel: Panel, names: readonly NamedEdge[], allowances: Allowances): NamedPanel {
  const own = names.filter(({ piece }) => piece === panel.id);
  const edges = panel.edges.map(
    (edge, i): FinishEdge => ({
      id: item(own, i).edge,
      role: edge.role,
      allowance: allowances[allowanceKind(edge)],
      path: withoutSlivers(edge.path),
    }),
  );
  return { panel, piece: { id: panel.id, part: panel.part, edges: joined(edges) } };
}

/** Chord error of the outline a grainline is laid in, cm: far finer than the margin kept from it. */
const COARSE = 0.02;

/** What `make` gives, made when it is first asked for. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * The piece as it is printed: cut line, grain, notches, lines inside. What only paper shows is worked out when it is
 * first read: a drawing of the garment as it is worn has no use for it.
 */
export function finishPiece(
  { panel, piece }: NamedPanel,
  notches: () => readonly Notch[],
  guides: readonly GuideLine[],
  stageOf: (edge: string) => number | undefined,
): Piece {
  const { edges } = piece;
  const outline = lazily(() => edges.flatMap(({ path }) => flatten(path, COARSE).slice(1)));
  const cut = lazily(() => toPairs(cutLine(withSquaredEnds(edges, ({ id }) => stageOf(id)))));
  const grain = lazily(() => grainOf(panel, outline()));
  return {
    id: panel.id,
    part: panel.part,
    material: panel.material,
    cut: panel.cut,
    edges: edges.map(({ id, role, allowance, path }, i) => ({
      id,
      line: publicLine(item(panel.edges, i).line),
      role,
      allowance,
      path: toCommands(path),
      ...apexOf(panel, i),
    })),
    get cutLine() {
      return cut();
    },
    internal: [...panel.internals.map(written), ...guideLines(panel, edges, outline, guides)],
    get grain() {
      return grain();
    },
    get notches() {
      return notches();
    },
    marks: panel.marks.map(({ at, ...mark }) => ({ ...mark, at: toPair(at) })),
    landmarks: Object.fromEntries(Object.entries(panel.landmarks).map(([name, p]) => [name, toPair(p)])),
  };
}

/** Where the dart turned that this edge is a leg of. */
function apexOf({ edges, darts }: Panel, index: number): Pick<Edge, 'apex'> {
  const { line, role } = item(edges, index);
  const apex = role === 'dart' ? darts[line.replace(/:.*/, '')] : undefined;
  return apex ? { apex: toPair(apex) } : {};
}

function written({ path, ...own }: Panel['internals'][number]): Internal {
  return { ...own, path: toCommands(path) };
}

function grainOf({ grain }: Panel, outline: readonly Point[]): Piece['grain'] {
  const [a, b] = grainLine(outline, polar({ x: 0, y: 0 }, grain, 1));
  return [toPair(a), toPair(b)];
}

/** Where across the piece such a line is looked for: an open dart may lie in the middle. */
const ACROSS = [0.5, 0.2, 0.8, 0.05];

/** Lines along which a figure longer or shorter in the body opens or folds the piece. */
function guideLines(
  panel: Panel,
  edges: Cloth['edges'],
  outline: () => Cloth['outline'],
  guides: readonly GuideLine[],
): Internal[] {
  const own = guides.filter(({ family }) => family === (panel.part === 'sleeve' ? panel.id : panel.family));
  if (own.length === 0) return [];
  const cloth: Cloth = { edges, outline: outline() };
  const { minX, maxX } = boundingBox(cloth.outline);
  return own.flatMap(({ id, height }) => {
    for (const share of ACROSS) {
      const line = lengthenLine(id, cloth, { x: minX + share * (maxX - minX), y: height });
      if (line) return [line];
    }
    return [];
  });
}
