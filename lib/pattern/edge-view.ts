import { flatten } from '@/lib/geometry/flatten';
import { pathLength } from '@/lib/geometry/length';
import { endDirection, endOf, startDirection, startOf } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import { pathOf } from './lines';
import type { Edge, LineName } from './types';

/** An edge with what the rules ask of it, measured once. */
export interface EdgeView {
  readonly id: string;
  readonly line: LineName;
  readonly role: Edge['role'];
  readonly allowance: number;
  readonly index: number;
  readonly pieceId: string;
  /** `piece/edge`, as findings name it. */
  readonly name: string;
  readonly path: Path;
  readonly length: number;
  readonly start: Point;
  readonly end: Point;
  /** Unit directions of travel. */
  readonly startDirection: Point;
  readonly endDirection: Point;
  /** Both ends included; chords leave the curve by at most 0.002 cm. */
  readonly points: readonly Point[];
}

export function viewEdge(edge: Edge, index: number, pieceId: string): EdgeView {
  const path = pathOf(edge);
  return {
    id: edge.id,
    line: edge.line,
    role: edge.role,
    allowance: edge.allowance,
    index,
    pieceId,
    name: `${pieceId}/${edge.id}`,
    path,
    length: pathLength(path),
    start: startOf(path),
    end: endOf(path),
    startDirection: startDirection(path),
    endDirection: endDirection(path),
    points: flatten(path),
  };
}
