import { backFullness } from '@/lib/pattern/back-fullness';
import type { Draft } from '@/lib/pattern/types';
import type { Worn } from '@/lib/tryon/try-on';
import { type Crossing, crossingsOf } from './crossings';

/**
 * What is asked of a garment that hangs: gaps of its seams and of a sleeve's head, cm, the speed left, cm/s, and by what
 * share a girth may miss the finished measure.
 */
const ASKED = { gap: 0.15, head: 0.3, deep: 0.1, speed: 0.5, girth: 0.015 };
/** Edges to a corner of a triangle: each is a side of two. */
const EDGES = 0.5;
/** Drawn in, cloth lies on her as close as it keeps off the skin: so much is that round her, cm. */
const OFF_SKIN = 2 * Math.PI * 0.3;
/** Seams into which a sleeve's head is eased. */
const HEAD = /armhole|cap/;

export interface HangReading {
  /** Widest gap of a seam, and of the seam of a sleeve's head, cm. */
  readonly gap: number;
  readonly head: number;
  /** What is missed, in words; empty where nothing is. */
  readonly missed: readonly string[];
  /** Where cloth goes through cloth, most edges first. */
  readonly crossings: readonly Crossing[];
  /** The share of edges of the mesh that pierce other cloth. */
  readonly crossed: number;
}

/** A garment that hangs, against what is asked and the measures it was drafted to. */
export function readHung(worn: Worn, draft: Draft): HangReading {
  const { reading } = worn;
  const { gaps, deepest, speed } = reading;
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
    ...missedGirths(worn, draft),
    ...(speed > ASKED.speed ? [`still moves at ${speed.toFixed(2)} cm/s`] : []),
  ];
  const crossings = crossingsOf(worn);
  const pierced = crossings.reduce((sum, { edges }) => sum + edges, 0);
  return { gap, head, missed, crossings, crossed: pierced / (EDGES * worn.cloth.triangles.length) };
}

/** Girths of a level section that miss what they were drafted to, in words. */
function missedGirths({ reading, cloth }: Worn, { finished, construction, body }: Draft): string[] {
  const { drawnWaist } = construction;
  const fullness = Math.max(0, ...cloth.sheets.map(({ sheet }) => backFullness(sheet.mesh.piece.piece)));
  const drafted = (name: string) =>
    name === 'waist' && drawnWaist !== undefined
      ? Math.max(drawnWaist, body.waistCircumference + OFF_SKIN)
      : (finished[name] ?? Number.NaN) + 2 * fullness;
  return Object.entries(reading.girths).flatMap(([name, { section }]) => {
    const apart = section / drafted(name) - 1;
    return Math.abs(apart) > ASKED.girth ? [`${name} is off by ${(100 * apart).toFixed(1)} %`] : [];
  });
}
