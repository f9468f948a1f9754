import { INSIDE } from '@/lib/choices/slots/inside';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { hasLapel } from '../collars/revers';
import { hangsFromStraps } from '../cowl/cowled';
import { meetsLining } from '../lining/request';
import { isOffShoulder } from '../off-shoulder/off-shoulder';

/** Edges are turned by a facing, those of armholes too. */
export const facesEdges = ({ options }: Pick<Choices, 'options'>): boolean =>
  traitsOf(INSIDE, options)?.faced ?? true;

/** Bare armholes are faced in one with the neck: no lining meets them. */
export const facesInOne = (choices: Choices, sleeveless: boolean): boolean =>
  sleeveless && !meetsLining(choices) && facesEdges(choices);

/** The neck is faced: a lapel shows its facing, whatever finishes the other edges. */
export const facesNeck = (choices: Pick<Choices, 'options'>): boolean =>
  (facesEdges(choices) && !hangsFromStraps(choices) && !isOffShoulder(choices)) || hasLapel(choices);
