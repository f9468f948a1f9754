import { COLLAR, roundsCorners, roundsPoint } from '@/lib/choices/slots/collar';
import { backNeckline } from '@/lib/choices/slots/neckline-back';
import { frontNeckline, frontTraits } from '@/lib/choices/slots/neckline-front';
import type { Options } from '@/lib/choices/slots/registry';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { pathLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import { distance, polar } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { Notice } from '@/lib/pattern/types';
import { BACK_SLOPE } from '../blocks/bodice/neckline';
import { type BodicePoints, contoured } from '../blocks/bodice/points';
import type { NecklineCut } from '../blocks/bodice/style';
import { hasLapel } from '../collars/revers';
import { chosen } from '../garments/chosen';
import { isOffShoulder } from '../off-shoulder/off-shoulder';
import { isOneSided } from '../one-shoulder/one-sided';
import { crosses } from '../openings/way-in';
import { HEAD_PASSAGE } from '../passage';
import { isHaltered } from '../sleeves/straps';
import { widestBeside } from './beside-shoulder-line';
import { ROUNDED_NAPE, ROUNDED_SQUARE, ROUNDED_SWEETHEART } from './cornered';
import { held } from './held';
import { ROUNDED_V } from './pointed';
import { NECKLINES } from './registry';
import type { NeckFrame, NecklineShape } from './shape';

export interface Necklines {
  /** The block's points, contoured where a low neckline would gape. */
  readonly points: BodicePoints;
  readonly front: NecklineCut;
  readonly back: NecklineCut;
  readonly notices: readonly Notice[];
}

/** Shoulder seam left beside the widest neckline. */
const LEAST_SHOULDER = 3.5;

function leastShoulder(sizes: Choices['sizes']): number {
  return Math.min(LEAST_SHOULDER, sizes['strap-width'] ?? LEAST_SHOULDER);
}
/** The back drops by at least this share of what the shoulder point moves out (METHODS §4). */
const BACK_DROP = 0.4;
/** Contouring of low fronts: from here down it grows to 0.5 at 10 cm and on to 1.3 (METHODS §4). */
const GAPE = { from: 6, perCm: 0.125, most: 1.3, mostFree: 1.5 };

interface Shapes {
  readonly front: NecklineShape;
  readonly back: NecklineShape;
}

interface Measures {
  readonly width: number;
  readonly frontDepth: number;
  readonly backDepth: number;
  readonly notices: readonly Notice[];
}

function measuresFor(points: BodicePoints, choices: Choices, { front, back }: Shapes): Measures {
  const { sizes } = choices;
  const { tip, sideNeck, neckPit, bust } = points.front;
  const seam = Math.hypot(tip.x - sideNeck.x, tip.y - sideNeck.y);
  const asked = { width: sizes['neckline-front-width'] ?? 0, depth: sizes['neckline-front-depth'] ?? 0 };
  const room = Math.min(seam - leastShoulder(sizes), widestBeside(points, choices, asked.width, asked.depth));
  const width = held('neckline-width-limited', asked.width, 0, room);
  const lowest = neckPit.y - bust.y - front.clearance.front;
  const frontDepth = held('neckline-depth-limited', asked.depth, 0, lowest);
  const lowestBack = points.levels.nape - back.clearance.back;
  const least = BACK_DROP * width.value;
  const backDepth = held('back-neckline-adjusted', sizes['neckline-back-depth'] ?? 0, least, lowestBack);
  // Above a back left bare nothing is cut to this depth.
  const backNotices = isHaltered(choices) ? [] : backDepth.notices;
  return {
    width: width.value,
    frontDepth: frontDepth.value,
    backDepth: backDepth.value,
    notices: [...width.notices, ...frontDepth.notices, ...backNotices],
  };
}

/** What a front that crosses has to be taken in by beyond that: so long a free edge would gape (METHODS §4). */
const FREE_EDGE = 0.4;

function gape(depth: number, isFree: boolean): number {
  const more = isFree ? FREE_EDGE : 0;
  return Math.min(more > 0 ? GAPE.mostFree : GAPE.most, Math.max(0, (depth - GAPE.from) * GAPE.perCm) + more);
}

function frames(
  points: BodicePoints,
  { width, frontDepth, backDepth }: Measures,
): { front: NeckFrame; back: NeckFrame } {
  const { front, back } = points;
  const along = (from: Point, slope: number) => polar(from, -slope, width);
  return {
    front: {
      side: 'front',
      slope: front.slope,
      shoulder: along(front.sideNeck, front.slope),
      centre: { x: 0, y: front.neckPit.y - frontDepth },
    },
    back: {
      side: 'back',
      slope: BACK_SLOPE,
      shoulder: along(back.sideNeck, BACK_SLOPE),
      centre: { x: 0, y: back.nape.y - backDepth },
    },
  };
}

interface Cuts {
  readonly points: BodicePoints;
  readonly front: NecklineCut;
  readonly back: NecklineCut;
}

function drawCuts(block: BodicePoints, shapes: Shapes, measures: Measures, isFree = false): Cuts {
  const uncontoured = frames(block, measures).front;
  const middle = { x: uncontoured.shoulder.x / 2, y: (uncontoured.shoulder.y + uncontoured.centre.y) / 2 };
  const width = shapes.front.loose ? 0 : (shapes.front.gape ?? gape(measures.frontDepth, isFree));
  const points = contoured(block, width, middle);
  const { front, back } = frames(points, measures);
  const angle = (shapes.front.angle(front) + 180 - shapes.back.angle(back)) / 2;
  return {
    points,
    front: { shoulder: front.shoulder, path: shapes.front.draw(front, angle) },
    back: { shoulder: back.shoulder, path: shapes.back.draw(back, 180 - angle) },
  };
}

/** What a neckline opens to: with its lapel unfolded a front is cloth up to the straight line to the break (INVARIANTS E18). */
function girth({ front, back }: Cuts, choices: Choices): number {
  const { path } = front;
  const along = hasLapel(choices) ? distance(startOf(path), endOf(path)) : pathLength(path);
  return 2 * (along + pathLength(back.path));
}

/** Wider and deeper by the same step, until a head passes; as far as the body allows. */
const STEP = 0.25;
const MOST_STEPS = 60;

function forHead(block: BodicePoints, choices: Choices, shapes: Shapes): Necklines {
  const asked = measuresFor(block, choices, shapes);
  let measures = asked;
  let cuts = drawCuts(block, shapes, measures);
  for (let i = 1; i < MOST_STEPS && girth(cuts, choices) < HEAD_PASSAGE; i++) {
    measures = measuresFor(block, enlarged(choices, i * STEP), shapes);
    cuts = drawCuts(block, shapes, measures);
  }
  if (measures === asked) return { ...cuts, notices: asked.notices };
  const figures = { width: measures.width, depth: measures.frontDepth };
  return { ...cuts, notices: [{ code: 'neckline-enlarged-for-head', figures }] };
}

function enlarged(choices: Choices, by: number): Choices {
  const { sizes } = choices;
  const grown = (size: string, share: number) => (sizes[size] ?? 0) + share * by;
  return {
    ...choices,
    sizes: {
      ...sizes,
      'neckline-front-width': grown('neckline-front-width', 0.5),
      'neckline-front-depth': grown('neckline-front-depth', 1),
      'neckline-back-depth': grown('neckline-back-depth', 0.4),
    },
  };
}

/** A neckline as it is cut: where a band, or behind a flat collar, is sewn to it without corners. */
function shapeOf(
  id: keyof typeof NECKLINES | undefined,
  options: Options,
  face: 'front' | 'back',
): NecklineShape {
  const shape = chosen(NECKLINES, id);
  if (id === 'v' && roundsPoint(options, face)) return ROUNDED_V;
  if (!roundsCorners(options, face)) return shape;
  if (id === 'sweetheart') return ROUNDED_SWEETHEART;
  if (id !== 'square') return shape;
  if (traitsOf(COLLAR, options)?.kind !== 'following') return ROUNDED_SQUARE;
  // Over the shoulder of a front that keeps its corners it is fair already: there the nape is one curve.
  return frontTraits(options)?.outline === 'cornered' ? NECKLINES.round : ROUNDED_NAPE;
}

/** So far below the nape an edge from one shoulder crosses the centre back, and so much lower as the front is cut (METHODS §4). */
const BELOW_NAPE = 5;

/** From one shoulder to under the other arm, the back as deep as the front asks for. */
function acrossBoth(block: BodicePoints, choices: Choices, shapes: Shapes): Necklines {
  const { sizes } = choices;
  const depth = BELOW_NAPE + (sizes['neckline-front-depth'] ?? 0);
  const deep = { ...choices, sizes: { ...sizes, 'neckline-back-depth': depth } };
  const measures = measuresFor(block, deep, shapes);
  return { ...drawCuts(block, shapes, measures), notices: measures.notices };
}

/** The block's own, at the neck: below it the edge is cut once the sleeves are drawn (METHODS §4). */
function ofBlock(block: BodicePoints, choices: Choices, shapes: Shapes): Necklines {
  const measures = measuresFor(block, { ...choices, sizes: {} }, shapes);
  return { ...drawCuts(block, shapes, measures), notices: [] };
}

/**
 * Front and back necklines as chosen. Each would leave the shoulder at its own angle; they agree on two that make 180°,
 * so that the neckline runs over the shoulder seam without a corner (INVARIANTS D1). A neckline that stays closed is
 * made large enough for a head, and the maker is told (INVARIANTS E18).
 */
export function cutNecklines(block: BodicePoints, choices: Choices, staysClosed: boolean): Necklines {
  const { options } = choices;
  const oneSided = isOneSided(choices);
  const shapes = {
    front: shapeOf(frontNeckline(options), options, 'front'),
    back: oneSided ? NECKLINES['one-shoulder'] : shapeOf(backNeckline(options), options, 'back'),
  };
  if (oneSided) return acrossBoth(block, choices, shapes);
  if (isOffShoulder(choices)) return ofBlock(block, choices, shapes);
  if (staysClosed) return forHead(block, choices, shapes);
  const measures = measuresFor(block, choices, shapes);
  const isFree = crosses(choices) && (frontTraits(options)?.pointed ?? false);
  return { ...drawCuts(block, shapes, measures, isFree), notices: measures.notices };
}
