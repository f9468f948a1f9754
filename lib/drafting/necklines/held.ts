import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';

interface Held {
  readonly value: number;
  readonly notices: readonly Notice[];
}

/** A dimension held within what this body allows, cm; the maker is told by a code when it had to give. */
export function held(code: string, asked: number, min: number, max: number): Held {
  const value = Math.min(Math.max(asked, min), Math.max(min, max));
  const notices =
    Math.abs(value - asked) < 1e-9 ? [] : [{ code, figures: { asked, used: toMillimetre(value) } }];
  return { value, notices };
}
