import type { Reach } from '../lengths';
import type { ArmEnd } from './arm-end';

/** Girth of the sleeve where it ends as worn, cm: of what closes it, else of its free edge. `edge`: its own, laid flat. */
export function wornGirth(end: ArmEnd, reach: Reach, edge: number): number {
  return end.closed?.(reach) ?? edge * (end.fuller ?? 1);
}
