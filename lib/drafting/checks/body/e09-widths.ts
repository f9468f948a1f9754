import { isOffShoulder } from '@/lib/drafting/off-shoulder/off-shoulder';
import { neighbours } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { backFullness } from '@/lib/pattern/back-fullness';
import { distanceToLine } from '@/lib/pattern/distances';
import { edgesAlong } from '@/lib/pattern/find';
import { landmarkOn } from '@/lib/pattern/landmarks';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { isGathered } from '../context/bust-darts';
import { hung } from '../context/hung';
import { isCentre } from '../context/joint-kinds';
import { wayAcross } from '../context/worn-width';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

function armholeDistance(view: PieceView, p: { x: number; y: number }): number {
  const armholes = edgesAlong(view, 'armhole');
  return Math.min(...armholes.map(({ points }) => distanceToLine(p, points)));
}

/** How high the armhole reaches. */
function armholeTop(view: PieceView): number {
  const points = edgesAlong(view, 'armhole').flatMap((edge) => edge.points);
  return Math.max(...points.map(({ y }) => y));
}

/** The point of the centre line at a height, where the piece still has cloth there. */
function centreAt({ edges }: PieceView, y: number): Point | undefined {
  for (const { points } of edges.filter(isCentre)) {
    for (const [a, b] of neighbours(points)) {
      if (a.y <= y === b.y <= y) continue;
      return { x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y };
    }
  }
  return undefined;
}

/** So near under the neckline its darts part the level, cm. */
const UNDER_NECKLINE = 0.5;

/** Half the width over the sewn cloth at its level. A deep neckline has cut the centre away: then the drawing must do. */
function halfWidth(context: MeasuredDraft, view: PieceView, at: Point, level: number): number | undefined {
  const from = centreAt(view, level + UNDER_NECKLINE) && centreAt(view, level);
  const { waistDartAngle } = context.draft.construction;
  if (from) {
    const across = wayAcross(view, from, { x: at.x >= from.x ? 1 : -1, y: 0 }, waistDartAngle);
    return across - backFullness(view.piece);
  }
  const turned = Math.abs(at.y - level) > 0.01;
  return turned ? undefined : Math.abs(at.x - (view.piece.landmarks.middle?.[0] ?? 0));
}

/** Half the width at its level, and that the armhole passes there; a garment without sleeves may be cut in further. */
function widthReadings(context: MeasuredDraft, face: 'front' | 'back'): Reading[] {
  const found = landmarkOn(context, face, `${face}Width`);
  if (!found) return [];
  const { body, construction, choices } = context.draft;
  const ease = construction[`${face}WidthEase`] ?? 0;
  const asDrawn =
    choices.options.sleeve === 'set-in' &&
    (backFullness(found.view.piece) > 0 || !isGathered(context, found.view));
  const level = construction[`${face}WidthLevel`] ?? found.at.y;
  const isOpened = face === 'front' && construction.cowlTurn !== undefined;
  const half = asDrawn && !isOpened ? halfWidth(context, found.view, found.at, level) : undefined;
  const at = face === 'front' ? hung(context.draft, found.at) : found.at;
  const turned = Math.abs(at.y - level) > 0.01;
  // One that is cut whole about a pleat is drawn about the middle of that.
  const beyond = found.view.piece.landmarks.middle?.[0] ?? 0;
  const width = half ?? (turned ? undefined : Math.abs(at.x - beyond));
  const wide = (across: number): Reading => ({
    figure: Math.abs(2 * across - body[`${face}Width`] - 2 * ease),
    where: `across ${face}`,
  });
  const passes = armholeDistance(found.view, found.at);
  const readings = width === undefined ? [] : [wide(width)];
  // Of an armhole that is cut away below the shoulder what is left may end under the level.
  const isCut = isOffShoulder(choices) && at.y > armholeTop(found.view);
  if (!asDrawn || isCut || !Number.isFinite(passes)) return readings;
  return [...readings, { figure: passes, where: `${face} armhole at the width line` }];
}

/** INVARIANTS E9. */
export const E9 = defineRule({
  id: 'E9',
  title: 'Back and front are as wide as measured, and their ease',
  limits: atMost(0.2),
  read: (context) => [...widthReadings(context, 'back'), ...widthReadings(context, 'front')],
});
