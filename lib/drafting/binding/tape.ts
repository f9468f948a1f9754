import type { Notion } from '@/lib/pattern/types';

/** Width of the tape as bought, folded; and what a strip has over its edge: ends turned in or joined (METHODS §11; G). */
export const TAPE_WIDTH = 1.8;
export const OVER_EDGE = 3;

export const tape = (count: number, length: number): Notion => ({
  kind: 'bias-tape',
  count,
  length,
  width: TAPE_WIDTH,
});
