import { backFullness } from '@/lib/pattern/back-fullness';
import { stretchAtHeight } from '@/lib/pattern/fisheye';
import type { PieceView } from '@/lib/pattern/piece-view';
import { underarmCorner } from '@/lib/pattern/worn/grown-on';
import { rollOf } from '@/lib/pattern/worn/roll';
import type { Place } from '@/lib/tryon/body/place';
import type { WornSheet } from '@/lib/tryon/cloth/cloth';
import { isStrapSide } from '@/lib/tryon/cloth/strapped';
import type { Lay } from './dress';
import type { Figure } from './figure';
import { layGrownOnSleeve } from './grown-on-sleeve';
import { deepened, widened, wrapOn } from './round';

/** Room left at a side seam before it is sewn, cm. */
const GAP = 0.5;

/**
 * Front and back by their height and their width from the middle. Below the waist a wider garment lies on a wider oval;
 * above it on a deeper one, for the arms hang beside it.
 */
export function layOnTrunk(sheets: readonly WornSheet[], figure: Figure): (sheet: WornSheet) => Lay {
  const onTrunk = sheets.filter(({ place }) => place === 'torso');
  const known = new Map<number, ReturnType<typeof wrapOn>>();
  const wrapAt = (y: number) => {
    const level = Math.round(y);
    const wrap = known.get(level) ?? wrapOn(ovalAt(figure, level, widestAt(onTrunk, level) + GAP));
    known.set(level, wrap);
    return wrap;
  };
  return ({ sheet }) => {
    const face = sheet.mesh.piece.face === 'back' ? 'back' : 'front';
    const roll = rollOf(sheet.mesh.piece);
    const over = overShoulder(sheet.mesh.piece, figure);
    const sleeve = layGrownOnSleeve(sheet.mesh.piece, figure);
    const fullness = backFullness(sheet.mesh.piece.piece);
    return (drawnX, y) => {
      const x = drawnX + fullness;
      const turned = roll?.isTurned({ x, y });
      const at = turned && roll ? roll.turned({ x, y }) : { x, y };
      const [px, pz] = wrapAt(at.y)(at.x, face);
      const onTrunk = over(at.y, [px, figure.waist + at.y, pz + (turned ? OUTSIDE : 0)]);
      return sleeve?.(at, onTrunk) ?? onTrunk;
    };
  };
}

/** The end of a strap begins so high above where it is drawn, clear of the shoulder, cm. */
const CLEAR = 6;

/** A strap is laid towards its other half: straight up, both would be drawn together through the shoulder. */
function overShoulder({ edges }: PieceView, { sideNeck }: Figure): (y: number, place: Place) => Place {
  const heights = edges.filter(isStrapSide).flatMap(({ points }) => points.map(({ y }) => y));
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return (y, [px, py, pz]) => {
    const share = y > low ? (y - low) / (high - low) : 0;
    return [px, py + share * CLEAR, pz + share * (sideNeck[2] - pz)];
  };
}

/** A lapel begins this far before what it is turned on to, cm. */
const OUTSIDE = 1;

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
