import { HEM_SHAPE } from '@/lib/choices/slots/hem-shape';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';

/** The hem drops from the right side to the left: each side is drawn apart from the other. */
export const dropsAside = ({ options }: Pick<Choices, 'options'>): boolean =>
  traitsOf(HEM_SHAPE, options)?.drops ?? false;
