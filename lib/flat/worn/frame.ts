import { pathLength } from '@/lib/geometry/length';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { add, lerp, midpoint, sub } from '@/lib/geometry/point';
import { lastOf, mapTuple } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { OPERATIONS } from '@/lib/operations/registry';
import type { Draft, LineName, Piece } from '@/lib/pattern/types';
import { shouldersOf, stubOf } from './bare-back';
import { isBareLeft } from './bare-left';
import { endsBelowShoulders, sharedReach } from './below-shoulders';
import { armholeUnseen, isGrownOn } from './kimono';
import { hungHem } from './lifted-hem';
import { lengthOnAll } from './line-length';
import { isBackYoke, panelsOf } from './panels';
import { type RaglanUpper, raglanUpper } from './raglan';
import { lineOf, lowerOutline, type SewnEdge, upperOutline } from './sewn-outline';
import type { Station } from './side';
import { besideSeam } from './swung';
import { type Top, withStraps } from './thin-straps';
import type { View } from './types';

/** A face as the pattern has it: darts sewn, in the plane of its own centre. */
export interface SewnFace {
  readonly view: View;
  readonly panels: readonly Piece[];
  readonly neckline: Path;
  readonly shoulder: Path;
  readonly armhole: Path;
  readonly hem: Path;
  /** Straps of its own go up from it; its neckline, shoulder and armhole are drawn on along them. */
  readonly top?: Top;
  /** It ends under the arms: it has no shoulder. */
  readonly bare?: boolean;
  /** It ends below the shoulders, and the sleeves with it: shoulder and armhole above its edge are the body's. */
  readonly below?: true;
  /** Her left shoulder is bare: all this is of the right half. */
  readonly bareLeft?: boolean;
  /** The sleeve is cut in one with it: no armhole is sewn. */
  readonly grownOn?: boolean;
  /** Where the seam of a raglan sleeve begins and ends. */
  readonly raglan?: RaglanUpper['seam'];
}

function need(outline: readonly SewnEdge[], line: LineName, view: View): Path {
  const found = lineOf(outline, line);
  if (!found) throw new RangeError(`The ${view} has no ${line} to draw`);
  return found;
}

/** The same where it is drawn up on to a tape before. */
function tapedUp({ operations }: Draft, panels: readonly Piece[]): number {
  const taped = operations.find(
    ({ operation, edges }) =>
      OPERATIONS[operation].drawsUp && edges.some(({ piece }) => panels.some(({ id }) => id === piece)),
  );
  return taped ? lengthOnAll(panels, 'hem') / Number(taped.figures.length) : 1;
}

/** How many times wider than the seam a lower edge is that is gathered on to its skirt. */
export function gatheredUp(draft: Draft, panels: readonly Piece[]): number {
  const own = draft.seams.find(
    ({ a, operation, gather }) =>
      gather !== 1 &&
      OPERATIONS[operation].works === 'waist' &&
      a.some(({ piece }) => panels.some(({ id }) => id === piece)),
  );
  return own?.gather ?? tapedUp(draft, panels);
}

/** An edge as it lies gathered: as wide as the seam, and level. */
function drawnUp(hem: Path, gather: number): Path {
  if (gather === 1) return hem;
  const start = startOf(hem);
  return polyline(start, { x: start.x + pathLength(hem) / gather, y: start.y });
}

/** Front or back of a draft with its darts sewn. Refuses a draft without one of the lines of a bodice. */
export function sewnFace(draft: Draft, view: View): SewnFace {
  const panels = panelsOf(draft, view);
  const upper = upperOutline(panels);
  const neckline = need(upper, 'neckline', view);
  const lower = need(lowerOutline(panels), 'hem', view);
  const sewn = panels.some(isBackYoke) ? lower : drawnUp(lower, gatheredUp(draft, panels));
  const hem = hungHem(draft, view, sewn);
  const raglan = raglanUpper(draft, view, panels, neckline);
  if (raglan) {
    const { seam, ...lines } = raglan;
    const bareLeft = isBareLeft(draft, view);
    return { view, panels, ...lines, hem, raglan: seam, ...(bareLeft ? { bareLeft } : {}) };
  }
  const below = endsBelowShoulders(draft);
  if (below) return { ...{ view, panels, neckline, hem }, ...below(need(upper, 'armhole', view)) };
  const bare = lineOf(upper, 'shoulder') === undefined && draft.construction.strapNape !== undefined;
  const shoulder = bare ? stubOf(need(upper, 'armhole', view)) : need(upper, 'shoulder', view);
  const unseen = bare ? undefined : armholeUnseen(panels.find(isGrownOn) ?? lastOf(panels), shoulder);
  const armhole = unseen ?? need(upper, 'armhole', view);
  const lines = withStraps(draft, view, { neckline, shoulder, armhole });
  const bareLeft = !bare && isBareLeft(draft, view);
  return {
    ...{ view, panels, ...lines, hem },
    ...(bare ? { bare } : {}),
    ...(unseen ? { grownOn: true } : {}),
    ...(bareLeft ? { bareLeft } : {}),
  };
}

/** Points both faces share when the garment lies flat: half of it, cm. */
export interface Frame {
  readonly neck: Point;
  readonly tip: Point;
  readonly underarm: Point;
  /** Half widths by level, from the hem up to the underarm. */
  readonly stations: readonly Station[];
  /** The next level of a skirt that goes on as the bodice ends. */
  readonly below?: Station | undefined;
  /** Where both faces end below the shoulders: the share of the armhole's height up to which they reach. */
  readonly reach?: number | undefined;
}

function underarmLevel({ construction }: Draft, back: SewnFace): number {
  return construction.underarmLevel ?? endOf(back.armhole).y;
}

// A level this near to the one below adds nothing but a wobble.
const APART = 2;

function stationsOf({ finished, construction }: Draft, hemAt: Point, underarm: Point): Station[] {
  const quarter = (girth: number | undefined, y: number | undefined): Station[] =>
    girth === undefined || y === undefined ? [] : [{ x: girth / 4, y }];
  const drawnIn = quarter(construction.drawnWaist, construction.casingLevel);
  const levels = [
    ...quarter(finished.hip, construction.hipLevel),
    ...(drawnIn.length > 0
      ? drawnIn.flatMap(besideCasing)
      : quarter(finished.waist, construction.waistLevel ?? 0)),
  ].filter(({ y }) => y > hemAt.y + APART && y < underarm.y - APART);
  return [{ x: hemAt.x, y: hemAt.y }, ...levels, underarm];
}

// A hem may rise toward the side; one that falls there has only been tilted by the darts, and hangs level when worn.
function hemHeight(front: SewnFace, back: SewnFace): number {
  const atSide = (endOf(front.hem).y + endOf(back.hem).y) / 2;
  const inTheMiddle = Math.min(startOf(front.hem).y, startOf(back.hem).y);
  return Math.max(atSide, inTheMiddle);
}

/** From the middle of a casing up and down: what it gathers stands off beside it, and blouses above it, cm. */
const BLOUSES = [
  [-5, 2.4],
  [-1.2, 0.2],
  [1.2, 0.2],
  [5, 3.4],
] as const;

function besideCasing({ x, y }: Station): Station[] {
  return BLOUSES.map(([up, out]) => ({ x: x + out, y: y + up }));
}

function hemWidth({ finished, construction }: Draft, faces: readonly SewnFace[]): number {
  const seamed = faces.some(({ panels }) => isSeamed(panels));
  const { drawnWaist, casingLevel = 0, backFullness = 0 } = construction;
  if (seamed && drawnWaist !== undefined && casingLevel > 0) return drawnWaist / 4;
  if (finished.hem !== undefined && !seamed) return (finished.hem - 2 * backFullness) / 4;
  return faces.reduce((sum, { hem }) => sum + endOf(hem).x, 0) / faces.length;
}

/** Whether the lower edge of these panels is sewn to a skirt. */
function isSeamed(panels: readonly Piece[]): boolean {
  return panels.some(({ edges }) => edges.some(({ line, role }) => line === 'hem' && role === 'seam'));
}

/**
 * The frame on which front and back are drawn alike: shoulders where the back has them, every other point the mean of
 * both faces, widths a quarter of the finished girths.
 */
export function frameOf(draft: Draft, front: SewnFace, back: SewnFace): Frame {
  const shoulders = shouldersOf(draft, front, back);
  const [own, other] = shoulders;
  const neck = { x: midpoint(startOf(own), startOf(other)).x, y: startOf(other).y };
  const [reach, behind] = mapTuple(shoulders, (shoulder) => sub(endOf(shoulder), startOf(shoulder)));
  const tip = add(neck, lerp(reach, behind, 0.5));
  const bust = draft.finished.bust ?? 2 * (endOf(front.armhole).x + endOf(back.armhole).x);
  const underarm = { x: bust / 4, y: underarmLevel(draft, back) };
  const hemAt = { x: hemWidth(draft, [front, back]), y: hemHeight(front, back) };
  const below = besideSeam(draft, hemAt)?.below;
  return {
    ...{ neck, tip, underarm, below },
    stations: stationsOf(draft, hemAt, underarm),
    reach: sharedReach(front, back),
  };
}
