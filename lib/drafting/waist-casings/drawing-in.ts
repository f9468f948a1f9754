import type { Notion } from '@/lib/pattern/types';
import type { Ground } from './casing-ground';

/** Of the body's girth an elastic at rest is this much, and its ends want so much beside (METHODS §10), cm. */
const ELASTIC = { share: 0.9, ends: 2, width: 2 };
/** A cord is the flat girth and two ends to tie (METHODS §10), cm. */
const CORD = { ends: 70, width: 0.6 };
/** Room in the casing beside what runs in it (METHODS §10): of a cord as much as its buttonhole asks, cm. */
const ROOM = { elastic: 0.5, cord: 1.4 };

/** Finished width of the casing, from one row of stitching to the other, cm. */
export const CASING_WIDTH = { elastic: ELASTIC.width + ROOM.elastic, cord: CORD.width + ROOM.cord };

/** Girths at a casing, cm. */
export interface Drawn {
  /** Of the cloth, laid flat. */
  readonly flat: number;
  /** Of the body there, and of the garment drawn in to it. */
  readonly body: number;
  readonly worn: number;
}

const girthOf = (grounds: readonly Ground[], width: (ground: Ground) => number): number =>
  2 * grounds.reduce((sum, ground) => sum + width(ground), 0);

/** What the cloth is drawn in to: of a half that keeps its width the other takes its share alone. */
export function drawnOver(body: number, all: readonly Ground[], cased: readonly Ground[]): Drawn {
  const flat = girthOf(all, ({ whole }) => whole);
  const whole = girthOf(cased, (ground) => ground.whole);
  return { flat, body, worn: flat - whole + (body * whole) / flat };
}

/** Length of the elastic with its ends, to be lapped or caught; beside an opening the cloth lies flat without it, cm. */
export function elasticLength({ body, flat }: Drawn, cased: readonly Ground[]): number {
  const share = girthOf(cased, ({ whole }) => whole) / flat;
  const uncased = girthOf(cased, (ground) => ground.flat);
  return Math.round(ELASTIC.share * body * share - uncased + ELASTIC.ends);
}

export const elasticNotion = (length: number): Notion => ({
  kind: 'elastic',
  count: 1,
  length,
  width: ELASTIC.width,
});

export const cordNotion = ({ flat }: Drawn): Notion => ({
  kind: 'cord',
  count: 1,
  length: Math.ceil(flat + CORD.ends),
  width: CORD.width,
});
