import { backNeckline } from '@/lib/choices/slots/neckline-back';
import { frontNeckline, frontTraits } from '@/lib/choices/slots/neckline-front';
import type { Choices } from '@/lib/choices/types';
import { pathLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import type { Notice } from '@/lib/pattern/types';
import type { BodicePoints } from '../blocks/bodice/points';
import type { NecklineCut } from '../blocks/bodice/style';
import { hasLapel } from '../collars/revers';
import { isOffShoulder } from '../off-shoulder/off-shoulder';
import { isOneSided } from '../one-shoulder/one-sided';
import { crosses } from '../openings/way-in';
import { HEAD_PASSAGE } from '../passage';
import { type Cuts, drawCuts } from './draw-cuts';
import { measuresFor } from './measures';
import { NECKLINES } from './registry';
import { type Shapes, shapeOf } from './shapes';

export interface Necklines {
  /** The block's points, contoured where a low neckline would gape. */
  readonly points: BodicePoints;
  readonly front: NecklineCut;
  readonly back: NecklineCut;
  readonly notices: readonly Notice[];
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
