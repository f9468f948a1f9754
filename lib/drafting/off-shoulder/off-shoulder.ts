import { frontTraits } from '@/lib/choices/slots/neckline-front';
import type { Choices } from '@/lib/choices/types';

/** Both shoulders are bare: the upper edge goes round over front, sleeves and back. */
export const isOffShoulder = ({ options }: Pick<Choices, 'options'>): boolean =>
  frontTraits(options)?.bares === 'both';
