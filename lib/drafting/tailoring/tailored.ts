import type { Choices } from '@/lib/choices/types';

/** A jacket whose lining hides what shapes it from inside: strips, stays and tapes on the wrong side of its cloth. */
export const isTailored = ({ garment, options }: Choices): boolean =>
  garment === 'jacket' && options.inside === 'lining';
