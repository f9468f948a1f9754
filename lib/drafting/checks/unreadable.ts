import type { PathCommand } from '@/lib/geometry/types';
import type { Draft, Piece } from '@/lib/pattern/types';

/** A line of a draft that no rule could measure, and the rule it breaks. */
export interface Unreadable {
  readonly rule: 'A1' | 'A2';
  readonly where: string;
}

function allFinite(values: readonly unknown[], from = 0): boolean {
  for (let i = from; i < values.length; i++) if (!Number.isFinite(values[i])) return false;
  return true;
}

function pathFault(path: readonly PathCommand[], where: string): Unreadable[] {
  if (!path.every((step) => allFinite(step, 1))) return [{ rule: 'A2', where }];
  const oneStroke = path.length > 1 && path.every(([letter], i) => (letter === 'M') === (i === 0));
  return oneStroke ? [] : [{ rule: 'A1', where: `${where}: not one stroke` }];
}

function pieceFaults({ id, edges, cutLine, internal, grain, notches, marks }: Piece): Unreadable[] {
  const faults: Unreadable[] = [
    ...edges.flatMap((edge) => pathFault(edge.path, `${id}/${edge.id}`)),
    ...internal.flatMap((line) => pathFault(line.path, `${id}/${line.id}`)),
  ];
  if (edges.length === 0 || cutLine.length < 3) faults.push({ rule: 'A1', where: `${id}: no outline` });
  const finite =
    grain.every((end) => allFinite(end)) &&
    edges.every(({ allowance }) => Number.isFinite(allowance)) &&
    notches.every(({ at }) => Number.isFinite(at)) &&
    marks.every(({ at, length = 0, angle = 0 }) => allFinite(at) && Number.isFinite(length + angle)) &&
    cutLine.every((pair) => allFinite(pair));
  if (!finite) faults.push({ rule: 'A2', where: id });
  return faults;
}

/** What keeps a draft from being measured at all: figures that are not finite, lines that are not one stroke. */
export function unreadable(draft: Draft): Unreadable[] {
  const seams = draft.seams.filter(({ ease, gather }) => !Number.isFinite(ease) || !(gather > 0));
  return [
    ...draft.pieces.flatMap(pieceFaults),
    ...seams.map(({ id }) => ({ rule: 'A2' as const, where: `seam ${id}` })),
  ];
}
