import { hemFacingHeight } from '@/lib/choices/hem-facing';
import type { Choices } from '@/lib/choices/types';
import { pathLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import type { Body } from '@/lib/measurements/names';
import type { Bodice } from '../blocks/bodice/bodice';
import { girthAt } from '../blocks/bodice/girth';
import { tooShort } from '../garments/long-enough';
import { bodyPassage } from '../passage';
import type { SkirtOpeningRequest } from './opening';
import { LONGEST_OPENING } from './zip-stock';

/** Seam left closed below a zip, so that it ends in cloth, and above a facing of the hem that it must not run into. */
const CLOSED_BELOW = 3;
const ABOVE_FACING = 1;
/** A zip shorter than this opens too little to be worth it. */
const SHORTEST = 20;
const STEP = 0.5;
/** More than the least girth that passes. */
const SPARE = 0.5;

/** So much of the centre seam stays closed below a zip, cm. */
export function closedBelow(choices: Choices): number {
  const height = hemFacingHeight(choices);
  return height === undefined ? CLOSED_BELOW : height + ABOVE_FACING;
}

type GirthAt = (height: number) => number;

/** Height up to which every girth from the hem lets a girth of the body through; the hem when it does not itself. */
function closedUpTo(girth: GirthAt, passage: number, hem: number, top: number): number {
  for (let y = hem + STEP; y < top; y += STEP) {
    if (girth(y) < passage) return y - STEP;
  }
  return top;
}

/** What reaches this far below the waist is stepped into: only the hips have to pass. */
const STEPPED_INTO = 33;
/** A zip that is stepped through opens the waist. */
const BELOW_WAIST = 2;

/** Height below which shoulders and bust, or the hips of one who steps in, pass every girth left closed. */
export function passesBelow(girth: GirthAt, body: Body, hem: number, top: number): number {
  const over = closedUpTo(girth, bodyPassage(body) + SPARE, hem, top);
  if (hem > -STEPPED_INTO) return over;
  const stepped = closedUpTo(girth, body.hipCircumference + SPARE, hem, top);
  return Math.max(over, Math.min(stepped, -BELOW_WAIST));
}

/** Height down to which a garment without a waist seam opens. */
export function openUntil(bodice: Bodice, body: Body, top: number, hem: number): number {
  const girth = (y: number) => girthAt(bodice, y);
  return Math.min(top - SHORTEST, passesBelow(girth, body, hem, bodice.points.levels.underarm));
}

/** A zip through a waist seam runs on at least so far, that the seam is not torn by stepping in. */
const BELOW_SEAM = 10;
/** On a long bodice it ends higher, so that the longest zip sold reaches, but never on the seam itself. */
const LEAST_BELOW_SEAM = 3;
/** On so short a skirt that not even that is left above the hem, it ends at least clear of the seam (H). */
const CLEAR_OF_SEAM = 1;
const HAIR = 0.01;

/** How far a zip runs below the waist seam at least, when the bodice takes so much of it. */
function leastBelowSeam(inBodice: number): number {
  return Math.max(LEAST_BELOW_SEAM, Math.min(BELOW_SEAM, LONGEST_OPENING - HAIR - inBodice));
}

/** How far the skirt must open: until shoulders and bust, or hips, pass what stays closed below. Refuses one too short for a zip to end in. */
export function openInSkirt(
  request: SkirtOpeningRequest,
  centre: Path,
  inBodice: number,
  lift: number,
): number {
  const { body, girthAt, opensTo, choices } = request;
  const [top, hem] = [startOf(centre).y, endOf(centre).y];
  const until = Math.min(top - leastBelowSeam(inBodice), passesBelow(girthAt, body, hem, top));
  const room = pathLength(centre) - lift - closedBelow(choices);
  if (room < CLEAR_OF_SEAM) throw tooShort('hem', 'length');
  return Math.min(top - Math.max(until, opensTo), room);
}
