import type { Point } from '@/lib/geometry/types';
import { backFullness } from '@/lib/pattern/back-fullness';
import { stretchAtHeight } from '@/lib/pattern/fisheye';
import { underarmCorner } from '@/lib/pattern/worn/grown-on';
import { rollOf } from '@/lib/pattern/worn/roll';
import { between, type Place } from '@/lib/tryon/body/place';
import type { Cloth, WornSheet } from '@/lib/tryon/cloth/cloth';
import { isHaltered } from '@/lib/tryon/cloth/strapped';
import type { Lay } from './dress';
import type { Figure } from './figure';
import { layGrownOnSleeve } from './grown-on-sleeve';
import { layInCowl } from './on-cowl';
import { layOnStrap } from './on-strap';
import { deepened, widened, wrapOn } from './round';

/** Room left at a side seam before it is sewn, cm. */
const GAP = 0.5;

/**
 * Front and back by their height and their width from the middle. Below the waist a wider garment lies on a wider oval;
 * above it on a deeper one, for the arms hang beside it.
 */
export function layOnTrunk(
  { sheets, cowl }: Pick<Cloth, 'sheets' | 'cowl'>,
  figure: Figure,
): (sheet: WornSheet) => Lay {
  const trunkSheets = sheets.filter(({ place }) => place === 'torso');
  const known = new Map<number, ReturnType<typeof wrapOn>>();
  const wrapAt = (y: number) => {
    const level = Math.round(y);
    const wrap = known.get(level) ?? wrapOn(ovalAt(figure, level, widestAt(trunkSheets, level) + GAP));
    known.set(level, wrap);
    return wrap;
  };
  const haltered = isHaltered(sheets);
  return ({ sheet }) => {
    const face = isBack(sheet) ? 'back' : 'front';
    const roll = rollOf(sheet.mesh.piece);
    const onTrunk = (at: Point): Place => {
      const [px, pz] = wrapAt(at.y)(at.x, face);
      return [px, figure.waist + at.y, pz];
    };
    const onStrap = layOnStrap(sheet.mesh.piece, onTrunk, figure, haltered);
    const inCowl = layInCowl(sheet.mesh.piece, figure, cowl);
    const sleeve = layGrownOnSleeve(sheet.mesh.piece, figure);
    const fullness = backFullness(sheet.mesh.piece.piece);
    return (drawnX, y) => {
      const x = drawnX + fullness;
      const turned = roll?.isTurned({ x, y });
      const at = turned && roll ? roll.turned({ x, y }) : { x, y };
      const fold = inCowl?.(at);
      if (fold) return between(onTrunk(fold.at), fold.place, fold.share);
      const [px, py, pz] = onTrunk(at);
      const place: Place = [px, py, pz + (turned ? OUTSIDE : 0)];
      return onStrap?.(at) ?? sleeve?.(at, place) ?? place;
    };
  };
}

/** A lapel begins this far before what it is turned on to, cm. */
const OUTSIDE = 1;

const isBack = ({ mesh }: WornSheet['sheet']): boolean => mesh.piece.face === 'back';

function ovalAt({ waist, trunk, widths }: Figure, y: number, quarter: number) {
  if (y < 0) return widened(trunk, quarter);
  const width = Math.min(trunk.width, widths[Math.round(waist + y)] ?? trunk.width);
  return deepened({ ...trunk, width }, quarter);
}

function widestAt(sheets: readonly WornSheet[], y: number): number {
  return sheets.reduce((most, { sheet }) => {
    const { piece } = sheet.mesh;
    const own =
      stretchAtHeight(
        piece.edges.flatMap((edge) => edge.points),
        y,
      )?.[1] ?? 0;
    const whole = own + backFullness(piece.piece);
    // A sleeve that is grown on lies about the arm.
    return Math.max(most, Math.min(whole, underarmCorner(piece)?.x ?? whole));
  }, 0);
}
