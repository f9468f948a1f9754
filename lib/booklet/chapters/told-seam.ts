import type { SeamView } from '@/lib/pattern/seam-view';

/** A seam in the figures a reader sees: whole tenths of a millimetre, as cm. */
interface ToldSeam {
  readonly a: number;
  readonly b: number;
  readonly ease: number;
  readonly left: number;
}

/** Less than half of what is told is nothing. */
const NOTHING = 0.005;

/** In whole tenths of a millimetre. */
export const told = (cm: number): number => Math.round(cm * 100) / 100 + 0;

/** What is left over once the planned ease and gathers are taken up, cm. */
const leftOver = (a: number, b: number, { gather, ease }: { gather: number; ease: number }): number =>
  a - gather * b - ease;

/**
 * Rounded so that the figures of a row agree with each other: who takes one length from the other finds what is planned
 * and what is left. What rounding the lengths takes or adds, a tenth of a millimetre, goes to the planned ease where
 * there is one, else to what is left.
 */
export function toldSeam({ seam, a, b }: SeamView): ToldSeam {
  const [first, second] = [told(a.length), told(b.length)];
  const between = first - seam.gather * second;
  if (Math.abs(seam.ease) < NOTHING) return { a: first, b: second, ease: 0, left: told(between) };
  const left = told(leftOver(a.length, b.length, seam));
  return { a: first, b: second, ease: told(between - left), left };
}
