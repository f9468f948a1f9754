import { intersect } from '@/lib/geometry/intersect';
import { pathLength, splitAtLength } from '@/lib/geometry/length';
import { startOf } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import type { Landmarks } from '@/lib/pattern/types';
import { cutPanel } from '../kernel/cut';
import { hasLine, lineLength } from '../kernel/lines';
import type { Panel, PanelInternal } from '../kernel/panel';
import { joinAtCentre } from '../openings/parted';
import { closedShoulder } from './closed-shoulder';
import { yokeLine } from './yoke-line';

/** The seam below the yoke, on the back and on the yoke. */
export const LOWER_LINE = 'yoke@lower';
export const UPPER_LINE = 'yoke@upper';

const FOLD = 'centre@fold';

export const BACK_YOKE_ID = 'back-yoke';

export interface Parted {
  readonly yoke: Panel;
  readonly lower: Panel;
}

function picked(from: Landmarks<Point>, ...names: readonly (keyof Landmarks<Point>)[]): Landmarks<Point> {
  return Object.fromEntries(names.flatMap((name) => (from[name] ? [[name, from[name]]] : [])));
}

/** Where the back is sewn together all down its centre the yoke has no seam there: it is straight. */
function whole(yoke: Panel): Panel {
  const centre = yoke.edges.filter(({ line }) => line.startsWith('centre'));
  const isSewn = centre.every(({ line, role, path }) => {
    return line === 'centre' && role === 'seam' && Math.abs(startOf(path).x) < 1e-6;
  });
  return isSewn && centre.length === 1 && !opensInside(yoke) ? folded(yoke) : yoke;
}

/** On the fold, told from the centre of the back below, which is sewn. */
function folded(yoke: Panel): Panel {
  const own = joinAtCentre(yoke);
  return { ...own, edges: own.edges.map((each) => (each.role === 'fold' ? { ...each, line: FOLD } : each)) };
}

/** A slit at the nape ends in it: below that it is sewn together. */
const opensInside = ({ edges }: Panel): boolean => edges.some(({ line }) => line === 'keyhole');

const HAIR = 1e-4;

/** Lines drawn down the back, the centre of a lap or the stitching beside it, ended at the seam and begun again below it. */
export function partedLines(internals: readonly PanelInternal[], at: Path): PanelInternal[] {
  return internals.flatMap((own) => {
    const [hit] = own.kind === 'fisheye-dart' ? [] : intersect(own.path, at);
    if (!hit || hit.lengthA < HAIR || hit.lengthA > pathLength(own.path) - HAIR) return [own];
    return splitAtLength(own.path, hit.lengthA).map((path) => ({ ...own, path }));
  });
}

const OUTER = ['underarm', 'backWidth'] as const;

/**
 * The back parted at the seam of its yoke. Places of the body go with the part they belong to, even where style has cut
 * them off. `ease`: what the back's shoulder is longer than the front's, closed into the seam, cm.
 */
export function partBack(back: Panel, nape: Point, ease: number): Parted {
  const path = yokeLine(back, nape);
  const lined = { ...back, internals: partedLines(back.internals, path) };
  const [lower, yoke] = cutPanel(lined, { path, left: { line: LOWER_LINE }, right: { line: UPPER_LINE } });
  // Sleeves cut in one with the yoke have the underarm in it.
  const [outer, inner] = hasLine(yoke, 'underarm') ? [[...OUTER], []] : [[], [...OUTER]];
  const upper = {
    ...yoke,
    id: BACK_YOKE_ID,
    landmarks: picked(back.landmarks, 'nape', 'sideNeckPoint', 'shoulderTip', ...outer),
  };
  return {
    lower: { ...lower, landmarks: picked(back.landmarks, ...inner) },
    yoke: whole(closedShoulder(upper, ease, UPPER_LINE)),
  };
}

/** The same where cloth falls from the yoke: below one in which a slit ends the back is whole. */
export const wholeBelow = (parted: Parted): Parted =>
  opensInside(parted.yoke) ? { ...parted, lower: folded(parted.lower) } : parted;

/** Lengths of both sides of the seam on the half, cm. */
export const seamLengths = ({ yoke, lower }: Parted) => ({
  lower: lineLength(lower, LOWER_LINE),
  yoke: lineLength(yoke, UPPER_LINE),
});
