import { endOf, joinPaths, mirrorPathX, reversePath, startOf } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import type { Panel, PanelInternal } from '../kernel/panel';
import { leftName } from './left-name';

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

/** The lines inside a half, as they lie on it seen from the other side. */
export const mirroredInternals = ({ internals }: Panel): PanelInternal[] =>
  internals.map((own) => ({ ...own, path: mirrorPathX(own.path) }));

interface Sides {
  readonly plain: Panel;
  readonly mirrored: Panel;
  readonly isPlainLeft: boolean;
}

/** What lies inside both halves: levels that reach the centre run from side to side, all else stands apart. */
export function joinedInternals({ plain, mirrored, isPlainLeft }: Sides): PanelInternal[] {
  const image = mirroredInternals(mirrored);
  const levels = plain.internals.flatMap((own) => {
    const twin = own.kind === 'level' ? image.find(({ id }) => id === own.id) : undefined;
    const joined = twin && acrossCentre(own, twin);
    return joined ? [joined] : [];
  });
  const isLevel = ({ id }: PanelInternal) => levels.some((own) => own.id === id);
  const apart = (own: readonly PanelInternal[], isLeft: boolean) =>
    own.filter((each) => !isLevel(each)).flatMap((each) => onHalf(each, isLeft));
  return [...levels, ...apart(plain.internals, isPlainLeft), ...apart(image, !isPlainLeft)];
}
