import { STILL } from '@/lib/geometry/motion';
import { type BesideLine, besideLine } from '@/lib/geometry/polyline/beside-line';
import { finely } from '@/lib/geometry/polyline/finely';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Part } from '@/lib/pattern/types';
import { bent } from '../cloth/bend-cloth';
import { artOutline, lying, withoutFold } from '../cloth/lay-piece';
import type { ClothSide, Shown } from '../cloth/scene';
import { isOnePiece, type Laid } from '../cloth/walk-seam';
import { besideEachOther } from './chain-panels';
import { canFace } from './face-edges';
import { edgesLieOn, isFolded, laidOnto, type Meeting, shownOf } from './meet-sides';
import { type Part as Met, metIn, type Side } from './part-sides';

/** Skirts and peplums. */
const HANGING: readonly Part[] = ['skirt-front', 'skirt-back'];
/** How deep one is shown below the seam, cm of cloth. */
const DEPTH = 12;
/** Edges that miss each other by less lie on each other as they were cut, cm. */
const MISSED = 1.5;

/** Which side is up, and how far off the edge above, cm: apart while it is pinned. */
interface Hanging {
  readonly side: ClothSide;
  readonly air: number;
}

/** What hangs, then what it hangs from, as that lies. */
interface Hung {
  readonly shown: readonly Shown[];
  readonly from: readonly Laid[];
}

/**
 * A skirt cut in a curve, one piece on side a, with the bodice it is sewn to: its clipped edge opened along the edge of the bodice,
 * straight as that is, and the skirt torn off below. Undefined where both edges lie on each other as they were cut.
 */
export function hungOn(met: Meeting, { side, air }: Hanging): Hung | undefined {
  const [skirt] = met.a;
  const hangs = skirt !== undefined && HANGING.includes(skirt.piece.piece.part) && isOnePiece(met.a);
  if (!hangs || met.self || isFolded(met)) return undefined;
  const laid = besideEachOther(met);
  if (!canFace(laid) || edgesLieOn(laid, laidOnto(laid), MISSED)) return undefined;
  const hung = hanging(metIn({ ...met, b: laid.b }), side, air);
  return { shown: [hung, ...shownOf(laid.b, side, STILL)], from: laid.b };
}

function hanging(parts: readonly Met[], side: ClothSide, air: number): Shown {
  const [first, last] = [firstOf(parts), lastOf(parts)];
  const step = firstOf(first.upper.steps);
  const { piece } = step.piece;
  const own = besideLine(joined(parts.map(({ upper }) => upper)), step.reversed ? -1 : 1);
  const line = joined(parts.map(({ lower }) => lower));
  const edge = besideLine(line, first.lower.steps[0]?.reversed ? 1 : -1);
  const other: BesideLine = { ...edge, at: ([along, off]) => edge.at([along, off + air]) };
  const share = other.length / own.length;
  const laid = (at: Pair): Pair => {
    const [along, off] = own.locate(at);
    return other.at([along * share, off]);
  };
  const shape = { startsThere: first.upper.startsThere, endsThere: last.upper.endsThere, depth: DEPTH };
  return {
    ...bent(finely(artOutline(piece, false)), own, other, { ...shape, joined: [false, false] }),
    ...lying(withoutFold(piece), side, { bent: true, laid }),
    worked: [parts.flatMap(({ upper }) => upper.line).map(laid)],
  };
}

/** Stretches that follow each other, as one line. */
const joined = (sides: readonly Side[]): Pair[] =>
  sides.flatMap(({ line }, i) => (i === 0 ? [...line] : line.slice(1)));
