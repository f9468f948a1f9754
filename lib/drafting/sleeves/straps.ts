import { COLLAR } from '@/lib/choices/slots/collar';
import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import type { BodiceRequest } from '../blocks/bodice/request';
import { opensNeck } from '../openings/way-in';
import type { Sleeve } from './sleeve';
import { TOP_WIDTH } from './thin-straps/top';

/** Part of the bare shoulder that lies beside the neck; the rest lies beside the arm. */
const BESIDE_NECK = 0.45;
const DEFAULT_WIDTH = 4;
const NECK = 'neckline-front-width';

const isStrapped = ({ options }: Choices): boolean => traitsOf(SLEEVE, options)?.shoulder === 'strap';

/** Straps of their own are sewn to front and back: the two end below the shoulder, and are joined over it by nothing else. */
export const hasTops = ({ options }: Pick<Choices, 'options'>): boolean =>
  traitsOf(SLEEVE, options)?.apart ?? false;

/** They meet behind the neck: the back has no shoulder. */
export const isHaltered = ({ options }: Pick<Choices, 'options'>): boolean =>
  traitsOf(SLEEVE, options)?.nape ?? false;

/** Width of the top a strap is sewn to: a wide one needs what the seam takes on either side (P). */
const BESIDE_WIDE = 0.5;

export function topWidth({ sizes }: Pick<Choices, 'sizes'>): number {
  return Math.max(TOP_WIDTH, (sizes['strap-width'] ?? 0) + BESIDE_WIDE);
}

/**
 * A collar wants its neckline near the neck: the strap lies under it, and all that is bare lies beside the arm (METHODS
 * §10). One that goes over the head closed needs the width.
 */
const liesUnderCollar = (choices: Choices): boolean =>
  traitsOf(COLLAR, choices.options)?.kind !== 'none' && opensNeck(choices);

function widths(choices: Choices, { shoulderLength }: Body): { neck: number; strap: number } {
  const { sizes } = choices;
  const strap = hasTops(choices) ? topWidth(choices) : (sizes['strap-width'] ?? DEFAULT_WIDTH);
  const bare = shoulderLength - strap;
  const besideNeck = liesUnderCollar(choices) || isHaltered(choices) ? 0 : BESIDE_NECK * bare;
  return { strap, neck: Math.min(Math.max(sizes[NECK] ?? 0, besideNeck), bare - LEAST_BESIDE_ARM) };
}

/** The strap ends at least so far inside the shoulder tip. */
const LEAST_BESIDE_ARM = 1;

/** How far the shoulder tip lies in so that a strap is left beside the neckline, and how wide that is; nothing where there are no straps. */
export function strapPlace(
  choices: Choices,
  body: Body,
): Pick<BodiceRequest, 'tipIn' | 'strapWidth'> | undefined {
  if (!isStrapped(choices)) return undefined;
  const { neck, strap } = widths(choices, body);
  return { tipIn: body.shoulderLength - neck - strap, strapWidth: strap };
}

/** The choices with the neckline as wide as the straps leave it. */
export function besideStraps(choices: Choices, body: Body): Choices {
  if (!isStrapped(choices)) {
    const { 'strap-width': _unused, ...sizes } = choices.sizes;
    return { ...choices, sizes };
  }
  const { neck, strap } = widths(choices, body);
  return { ...choices, sizes: { ...choices.sizes, 'strap-width': strap, [NECK]: neck } };
}

/** Two straps grown on to front and back: neckline and armhole are cut back to either side of them. */
export const STRAPS: Sleeve = { id: 'straps', draw: () => ({}) };
