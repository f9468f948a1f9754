import { distance } from '@/lib/geometry/point';
import { firstOf } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { backFullness } from '@/lib/pattern/back-fullness';
import { isDrawnOver, outwardX } from '@/lib/pattern/halves';
import { endsOf } from '@/lib/pattern/levels';
import { isOuter, type MeasuredDraft } from '@/lib/pattern/measured-draft';
import { once } from '@/lib/pattern/once';
import type { PieceView } from '@/lib/pattern/piece-view';
import { isGatheredBelow } from './bust-darts';
import { lapCentre } from './buttons';
import { STARTED, withoutLap, wornWidth } from './worn-width';

/** Girth in cm of the garment at a level, over the pieces of its outer cloth that pass `belongs`. */
export function girthAt(
  context: MeasuredDraft,
  name: string,
  belongs: (view: PieceView) => boolean,
): number | undefined {
  const { pieces, draft } = context;
  const { dartAngle = 0, waistDartAngle } = draft.construction;
  const bare = name === 'bust' ? bareBack(context) : undefined;
  const own = pieces.filter((view) => isOuter(view.piece.material) && belongs(view));
  const widths = own
    .filter(({ piece }) => bare === undefined || piece.part !== 'back')
    .flatMap((view) => {
      const width = wornWidth(
        view,
        name,
        waistDartAngle,
        isGatheredBelow(context, view) ? dartAngle + (waistDartAngle ?? 0) : 0,
      );
      return width === undefined ? [] : [(width - backFullness(view.piece)) * view.copies];
    });
  const across = bare !== undefined && own.some(({ piece }) => piece.part === 'back') ? 2 * bare : 0;
  return widths.length === 0 ? undefined : widths.reduce((sum, width) => sum + width, across);
}

/** A level this near to the edge of a back is not measured along it, cm. */
const AT_EDGE = 0.1;

/** Half a back that is bare at the bust, from the centre out to the side, cm; nothing where it has cloth all across. */
function bareBack({ pieces, draft }: MeasuredDraft): number | undefined {
  const { bareBackLevel, bustLine } = draft.construction;
  if (bareBackLevel === undefined || bustLine === undefined || bareBackLevel > bustLine + AT_EDGE)
    return undefined;
  const backs = pieces.filter(({ piece }) => piece.part === 'back' && isOuter(piece.material));
  const ends = backs.flatMap(({ levels }) => {
    const level = levels.get('bust');
    return level ? endsOf(level).map(({ x }) => x) : [];
  });
  return Math.max(...ends);
}

const TORSO = new Set(['front', 'back']);
const SKIRT = new Set(['skirt-front', 'skirt-back']);

// A garment whose hem hangs this near to a level (cm) at every corner is measured along it: no line is drawn there.
const AT_HEM = 0.3;

function isLowerEdge({ role, line }: PieceView['edges'][number]): boolean {
  return role === 'hem' || line === 'waist';
}

/** Girth at the hem or waist seam, when it hangs at the level asked for: straight from corner to corner, as the level would be. */
function hemGirth({ pieces, draft }: MeasuredDraft, name: string): number | undefined {
  const level = draft.construction[`${name}Level`];
  const body = pieces.filter(({ piece }) => isOuter(piece.material) && TORSO.has(piece.part));
  const hems = body.flatMap((view) =>
    view.edges
      .filter(isLowerEdge)
      .map(({ start, end }) => (isDrawnOver(view.piece) ? { start: end, end: start } : { start, end }))
      .map(({ start, end }) => ({ start: fromCentre(view, start, end), end, copies: view.copies })),
  );
  const near = ({ y }: Point) => level !== undefined && Math.abs(y - level) <= AT_HEM;
  if (hems.length === 0 || !hems.every(({ start, end }) => near(start) && near(end))) return undefined;
  const along = hems.reduce((sum, { start, end, copies }) => sum + distance(start, end) * copies, 0);
  return along - body.reduce((sum, view) => sum + backFullness(view.piece) * view.copies, 0);
}

/** Where an edge walked outward that begins on a lap crosses the centre of the body; its end when it lies on the lap altogether. */
function fromCentre(view: PieceView, start: Point, end: Point): Point {
  const centre = lapCentre(view);
  if (!centre) return start;
  const [from, to] = [start, end].map(({ x }) => outwardX(view.piece, x - centre.x)) as [number, number];
  if (to <= STARTED) return end;
  return from < 0 && to > 0 ? firstOf(withoutLap(view, [start, end])) : start;
}

/** Girth about the body; a skirt is asked first at the hip, a bodice first above it. */
function measureGirth(context: MeasuredDraft, name: 'bust' | 'waist' | 'hip'): number | undefined {
  const torso = girthAt(context, name, ({ piece }) => TORSO.has(piece.part));
  const skirt = girthAt(context, name, ({ piece }) => SKIRT.has(piece.part));
  return (name === 'hip' ? (skirt ?? torso) : (torso ?? skirt)) ?? hemGirth(context, name);
}

const girths = once((context: MeasuredDraft) => ({
  bust: measureGirth(context, 'bust'),
  waist: measureGirth(context, 'waist'),
  hip: measureGirth(context, 'hip'),
}));

/** Girth in cm of the garment about the body, sewn; nothing where it does not reach. */
export function bodyGirth(context: MeasuredDraft, name: 'bust' | 'waist' | 'hip'): number | undefined {
  return girths(context)[name];
}
