import type { Worn } from '@/lib/tryon/try-on';

/** What is asked of a garment that hangs: gaps of its seams and of a sleeve's head, cm, and the speed left, cm/s. */
const ASKED = { gap: 0.15, head: 0.3, deep: 0.1, speed: 0.5 };
/** Seams into which a sleeve's head is eased. */
const HEAD = /armhole|cap/;

export interface HangReading {
  /** Widest gap of a seam, and of the seam of a sleeve's head, cm. */
  readonly gap: number;
  readonly head: number;
  /** What is missed, in words; empty where nothing is. */
  readonly missed: readonly string[];
}

/** A garment that hangs, against what is asked. */
export function readHung({ reading: { gaps, deepest, speed } }: Pick<Worn, 'reading'>): HangReading {
  const widest = (of: typeof gaps) => Math.max(0, ...of.map(({ most }) => most));
  const gap = widest(gaps.filter(({ seam }) => !HEAD.test(seam)));
  const head = widest(gaps.filter(({ seam }) => HEAD.test(seam)));
  const worst = gaps.reduce((most, own) => (own.most > most.most ? own : most), {
    seam: '',
    most: 0,
    mean: 0,
  });
  const missed = [
    ...(gap > ASKED.gap || head > ASKED.head ? [`seam ${worst.seam} gapes by ${worst.most.toFixed(2)}`] : []),
    ...(deepest > ASKED.deep ? [`lies ${deepest.toFixed(2)} inside the body`] : []),
    ...(speed > ASKED.speed ? [`still moves at ${speed.toFixed(2)} cm/s`] : []),
  ];
  return { gap, head, missed };
}
