import { BUST_SHAPING } from '@/lib/choices/slots/bust-shaping';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { hasLapel } from '../collars/revers';

/** A dart from the neckline waits for the lapel, which is drawn on the front while that is whole there. */
export function waitsForLapel(choices: Choices): boolean {
  const { from, by } = traitsOf(BUST_SHAPING, choices.options) ?? {};
  return hasLapel(choices) && from === 'neckline' && by === 'dart';
}
