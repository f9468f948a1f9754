import { endOf, joinPaths, mirrorPathX, reversePath, startOf } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import { leftName } from '@/lib/pattern/left-name';
import type { PanelInternal } from '../kernel/panel';
import type { Laid } from './laid';

/** Lines that go on beyond the centre where they reach it: levels, and the fold of an edge that hangs. */
const RUNS_ACROSS: readonly PanelInternal['kind'][] = ['level', 'fold-line'];

const ON_CENTRE = 1e-6;
const isOnCentre = ({ x }: Point): boolean => Math.abs(x) < ON_CENTRE;

/** A line begun at the centre; undefined for one that does not reach it. */
function fromCentre(path: Path): Path | undefined {
  if (isOnCentre(startOf(path))) return path;
  return isOnCentre(endOf(path)) ? reversePath(path) : undefined;
}

/** A level from side to side; nothing where it does not reach the centre. */
function acrossCentre(plain: PanelInternal, image: PanelInternal): PanelInternal | undefined {
  const [inner, outer] = [fromCentre(plain.path), fromCentre(image.path)];
  return inner && outer && { ...plain, path: joinPaths(reversePath(inner), outer) };
}

/** A line of one half under its own name; what is for one side alone is on that half, and keeps its name. */
function onHalf(own: PanelInternal, isLeft: boolean): PanelInternal[] {
  if (own.side) return isLeft ? [own] : [];
  return [isLeft ? { ...own, id: leftName(own.id) } : own];
}

/** What lies inside both halves: levels that reach the centre run from side to side, all else stands apart. */
export function joinedInternals(plain: Laid, mirrored: Laid): PanelInternal[] {
  const image = mirrored.panel.internals.map((own) => ({ ...own, path: mirrorPathX(own.path) }));
  const levels = plain.panel.internals.flatMap((own) => {
    const twin = RUNS_ACROSS.includes(own.kind) ? image.find(({ id }) => id === own.id) : undefined;
    const joined = twin && acrossCentre(own, twin);
    return joined ? [joined] : [];
  });
  const isLevel = ({ id }: PanelInternal) => levels.some((own) => own.id === id);
  const apart = (own: readonly PanelInternal[], { isLeft }: Laid) =>
    own.filter((each) => !isLevel(each)).flatMap((each) => onHalf(each, isLeft));
  return [...levels, ...apart(plain.panel.internals, plain), ...apart(image, mirrored)];
}
