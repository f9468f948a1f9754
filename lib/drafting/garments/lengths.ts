import type { Choices } from '@/lib/choices/types';
import type { BodicePoints } from '../blocks/bodice/points';
import type { Notice } from '../types';

type HemAt = (points: BodicePoints) => number;

/** Height of a top's lower edge above the waist, by its length in words. */
const TOP: Readonly<Record<string, HemAt>> = {
  cropped: () => 4,
  waist: () => 0,
  'high-hip': ({ levels }) => 0.5 * levels.hip,
  hip: ({ levels }) => levels.hip,
  tunic: ({ levels }) => levels.hip - 12,
};

/** Cloth left below the bust point (INVARIANTS E12). */
const BELOW_BUST = 6.5;

/** Height of the lower edge, by words or by hand, never so high that the bust dart would not fit; said when it had to give. */
export function hemHeight(
  points: BodicePoints,
  { options, sizes }: Choices,
): { hem: number; notices: Notice[] } {
  const byWord = TOP[options.length ?? ''];
  const asked = sizes.length === undefined ? byWord?.(points) : -sizes.length;
  if (asked === undefined) throw new Error(`No length is called ${options.length}`);
  const highest = Math.min(points.levels.bust - BELOW_BUST, points.levels.underarm - 10);
  if (asked <= highest) return { hem: asked, notices: [] };
  const used = Math.round(highest * 10) / 10;
  return { hem: used, notices: [{ code: 'length-limited', figures: { asked: -asked, used: -used } }] };
}
