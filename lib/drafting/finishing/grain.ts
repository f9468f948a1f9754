import { perp, scale, unit } from '@/lib/geometry/point';
import { signedArea } from '@/lib/geometry/polygon';
import type { Point, Polygon } from '@/lib/geometry/types';
import { clearSpans, extent, type Seen, type Span, seenAlong } from './lanes';

/** Longest a grainline is drawn: more does not help to lay it (METHODS §11). */
const LONGEST = 40;
const SHARE = 0.6;
/** Distance kept from the stitching line (INVARIANTS A13). */
const MARGIN = 1;
/** A strip narrower or lower than this keeps a quarter of that instead (INVARIANTS A13). */
const NARROW = 4 * MARGIN;
// Lanes tried over the width of a piece.
const LANES = 23;
/** A curved band has room in few of them: there they are tried this close to one another, up to the very margin, cm. */
const FINE = 0.05;
const LEAST_MARGIN = 1.045;
// Short of this share of the wanted length, half of the piece (INVARIANTS A13), a lane with a narrower margin is looked for.
const LONG_ENOUGH = 0.84;

interface Stretch extends Span {
  readonly lane: number;
}

const sizeOf = ({ from, to }: Span): number => to - from;

function shortened({ from, to }: Span, wanted: number): Span {
  const middle = (from + to) / 2;
  const half = Math.min(to - from, wanted) / 2;
  return { from: middle - half, to: middle + half };
}

/** Lanes over a width from its middle outward. */
function lanesOver({ from, to }: Span, count: number): number[] {
  const middle = (from + to) / 2;
  const step = (to - from) / (count + 1);
  const lanes = [middle];
  for (let off = count % 2 === 0 ? step / 2 : step; middle + off < to - step / 2; off += step) {
    lanes.push(middle - off, middle + off);
  }
  return lanes;
}

interface Search {
  readonly outline: Seen;
  readonly lanes: readonly number[];
  readonly margins: readonly number[];
  readonly wanted: number;
  /** The piece is so low along the direction that its ends must come nearer to the edges. */
  readonly low: boolean;
}

/** The first line, in order of preference, of the wanted length; or else the longest one. */
function searchWith({ outline, lanes, wanted }: Search, margin: number): Stretch | undefined {
  let best: Stretch | undefined;
  let longest = 0;
  for (const lane of lanes) {
    for (const span of clearSpans(outline, lane, margin, longest)) {
      if (sizeOf(span) <= longest + 1e-9) continue;
      longest = Math.min(sizeOf(span), wanted);
      best = { ...shortened(span, wanted), lane };
    }
    if (longest >= wanted - 1e-6) return best;
  }
  return best;
}

/** Narrower margins are tried only where the wider ones leave no line, or a short one. */
function search(request: Search): Stretch | undefined {
  let best: Stretch | undefined;
  for (const margin of request.margins) {
    const tooNear = margin < MARGIN && !request.low;
    if (best && (sizeOf(best) >= LONG_ENOUGH * request.wanted || tooNear)) return best;
    const found = searchWith(request, margin);
    if (found && (!best || sizeOf(found) > sizeOf(best))) best = found;
  }
  return best;
}

/** What a coarse search leaves short is looked for again lane by lane, before narrower margins are thought of. */
function thorough(request: Search, width: Span): Stretch | undefined {
  const found = search(request);
  if (found && sizeOf(found) >= LONG_ENOUGH * request.wanted) return found;
  const lanes = lanesOver(width, Math.ceil(sizeOf(width) / FINE));
  const fine = searchWith({ ...request, lanes }, LEAST_MARGIN);
  return fine && (!found || sizeOf(fine) > sizeOf(found)) ? fine : found;
}

/**
 * A grainline: parallel to `direction`, inside the stitching line and 1 cm or more from it, 60 % of the piece's extent
 * long and 40 cm at most, or as long as there is room. It lies in the middle of the piece, or as near to it as there is
 * room. On a strip too narrow for the margin it runs down the middle. Cm. METHODS §11; INVARIANTS A13, A14.
 */
export function grainLine(stitchLine: Polygon, direction: Point): [Point, Point] {
  const along = unit(direction);
  const outline = seenAlong(stitchLine, along);
  const width = extent(outline.across);
  const height = extent(outline.along);
  // A bent band is no wider than its cloth over its length, however much room it takes up.
  const area = Math.abs(signedArea(stitchLine));
  const heightOfCloth = area / sizeOf(width);
  const cloth = Math.min(sizeOf(width), area / sizeOf(height), heightOfCloth);
  const request = {
    outline,
    lanes: lanesOver(width, LANES),
    margins: [MARGIN * 1.5, MARGIN * 1.06, ...(cloth < NARROW ? [cloth / 4 + LEAST_MARGIN - MARGIN] : [])],
    wanted: Math.min(LONGEST, SHARE * sizeOf(height)),
    low: heightOfCloth < NARROW,
  };
  const found = thorough(request, width) ?? searchWith(request, cloth / 10);
  if (!found) throw new RangeError(`No room for a grainline in ${sizeOf(width)} × ${sizeOf(height)} cm`);
  const foot = scale(perp(along), found.lane);
  const at = (s: number): Point => ({ x: foot.x + along.x * s, y: foot.y + along.y * s });
  return [at(found.from), at(found.to)];
}
