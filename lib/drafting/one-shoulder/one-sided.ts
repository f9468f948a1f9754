import { frontTraits } from '@/lib/choices/slots/neckline-front';
import type { Choices } from '@/lib/choices/types';

/** One shoulder is bare: its side is drawn apart from the other. */
export const isOneSided = ({ options }: Pick<Choices, 'options'>): boolean =>
  frontTraits(options)?.bares === 'one';
