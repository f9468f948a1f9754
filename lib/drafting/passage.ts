import type { Body } from '@/lib/measurements/names';

/** A closed neckline of this girth goes over any head (METHODS §4). */
export const HEAD_PASSAGE = 61;

/** Girth over both arms at the shoulders, cm (METHODS §1). */
export const shouldersGirth = ({ bustCircumference }: Body): number => 103 + 0.6 * (bustCircumference - 91.6);

/**
 * Least closed girth that shoulders and bust are put through, cm, arms raised one after the other: the survey's shoulder
 * girth (103 at its median bust of 91.6, growing more slowly than the bust), of which 92 % pass, or the bust and what
 * cloth without stretch needs to slide over it (METHODS §1; H).
 */
export function bodyPassage(body: Body): number {
  return Math.max(0.92 * shouldersGirth(body), body.bustCircumference + 4);
}
