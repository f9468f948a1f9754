import { required } from '@/lib/errors/required';
import type { OperationName } from '@/lib/operations/names';
import { stageOf } from '@/lib/operations/registry';
import type { StageName } from '@/lib/operations/stages';
import type { EdgeRef, LineName } from '@/lib/pattern/types';
import type { Panel, PanelLine } from './panel';

/** A seam line of a family of panels, wherever its pieces have got to, walked forwards or back. */
export interface LineRef {
  readonly family: string;
  readonly line: PanelLine;
  readonly reversed?: boolean;
}

export interface NotchAt {
  /** How far each side has come from the common origin when the two meet, cm; unsaid of a side whose corner is met. */
  readonly a?: number;
  readonly b?: number;
  readonly kind?: 'single' | 'double' | 'triple';
}

/**
 * What is sewn to what. Declared between lines, not edges: splitting an edge or cutting a panel keeps it right. The
 * list of seams is the single truth from which notches, steps of the booklet and checks are made.
 */
export interface SeamPlan {
  readonly id: string;
  readonly operation: OperationName;
  readonly a: readonly LineRef[];
  readonly b: readonly LineRef[];
  /** len(a) = gather × len(b) + ease */
  readonly ease: number;
  readonly gather: number;
  readonly stage: number;
  readonly notches: readonly NotchAt[];
}

/** A stage is named where it is not the usual one of its operation. */
type SeamSketch = Pick<SeamPlan, 'id' | 'operation' | 'a' | 'b'> &
  Partial<Omit<SeamPlan, 'stage'>> & { readonly stage?: StageName };

export function seam(sketch: SeamSketch): SeamPlan {
  return { ease: 0, gather: 1, notches: [], ...sketch, stage: stageOf(sketch.operation, sketch.stage) };
}

/** A public edge name with the line and place it stands for. */
export interface NamedEdge {
  readonly piece: string;
  readonly edge: string;
  readonly family: string;
  readonly line: PanelLine;
  readonly from: number;
}

/** The line as the draft writes it: what follows an `@` only tells two of its stretches apart. */
export function publicLine(line: PanelLine): LineName {
  return line.replace(/@.*/, '') as LineName;
}

/** Names every edge of every panel: after its line, numbered when the line is in several parts of one panel. */
export function nameEdges(panels: readonly Panel[]): NamedEdge[] {
  return panels.flatMap(({ id, family, edges }) => {
    const parts = new Map<string, number[]>();
    for (const { line, from } of edges) parts.set(line, [...(parts.get(line) ?? []), from]);
    for (const places of parts.values()) places.sort((a, b) => a - b);
    return edges.map(({ line, from }) => {
      const places = required(parts.get(line), line);
      const name = line.replace(/[:@]/, '-');
      const edge = places.length === 1 ? name : `${name}-${places.indexOf(from) + 1}`;
      return { piece: id, edge, family, line, from };
    });
  });
}

/** The edges of a line in the order a seam walks them. Refuses a line that no panel of the family has. */
export function resolve({ family, line, reversed }: LineRef, names: readonly NamedEdge[]): EdgeRef[] {
  const found = names.filter((name) => name.family === family && name.line === line);
  if (found.length === 0) throw new Error(`No ${line} in ${family}`);
  const ordered = found.sort((a, b) => (reversed ? b.from - a.from : a.from - b.from));
  return ordered.map(({ piece, edge }) => (reversed ? { piece, edge, reversed } : { piece, edge }));
}
