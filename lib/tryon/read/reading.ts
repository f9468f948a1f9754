import { endsOf } from '@/lib/pattern/levels';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { WornSheet } from '@/lib/tryon/cloth/cloth';
import { emptySample, sampleField } from '@/lib/tryon/field/sample';
import type { Hanging } from '@/lib/tryon/hang';
import { gapsOf, threadsOf } from '@/lib/tryon/solve/sew';
import { placeOf } from '../mesh/normals';
import { type Girth, girthAt } from './girth';

const LEVELS = ['bust', 'waist', 'hip'] as const;

/** What a hanging garment says of itself; lengths in cm. */
export interface Reading {
  /** Girths of the cloth where it is drawn for bust, waist and hip, as far as it reaches there. */
  readonly girths: Readonly<Partial<Record<(typeof LEVELS)[number], Girth>>>;
  readonly gaps: readonly SeamGap[];
  /** How far the deepest vertex lies inside what of the body it is worn on; 0 where none does. */
  readonly deepest: number;
  /** The speed that only one vertex in a hundred exceeded when the cloth had come to lie, cm/s. */
  readonly speed: number;
}

/** How far apart the two sides of a seam lie. */
interface SeamGap {
  readonly seam: string;
  readonly most: number;
  readonly mean: number;
}

/** What is read of the garment as it is shown. */
export function readHanging(hanging: Hanging): Omit<Reading, 'girths' | 'speed'> {
  return {
    gaps: gapsIn(hanging),
    deepest: deepestIn(hanging),
  };
}

/** A level nearer to the hem, to the underarm or to the top of a bare back than this does not go all round in cloth that hangs, cm. */
const ABOVE_HEM = 4;
const BELOW_UNDERARM = 2;
const CLEAR = 2;

/** Whether a level is drawn on a piece that goes round the trunk. */
const isCrossed = ({ sheet, place }: WornSheet, name: string): boolean =>
  sheet.mesh.piece.levels.has(name) && (place === 'torso' || place === 'skirt');

/** Whether a level lies on a piece, level, and clear of a seam at its upper or lower end. */
function goesThrough({ sheet, place }: WornSheet, name: string, level: number): boolean {
  const heights = sheet.mesh.points.map(({ y }) => y);
  const drawn = sheet.mesh.piece.levels.get(name);
  const isLevel = place === 'torso' || (drawn && endsOf(drawn).every(({ y }) => Math.abs(y - level) < CLEAR));
  return Boolean(isLevel) && Math.min(...heights) < level - CLEAR && Math.max(...heights) > level + CLEAR;
}

/** The girths of the garment as it hangs. */
export function girthsOf({ cloth, scene }: Hanging, { draft }: MeasuredDraft): Reading['girths'] {
  const { underarmLevel = Number.POSITIVE_INFINITY, bareBackLevel = underarmLevel } = draft.construction;
  const highest = Math.min(underarmLevel, bareBackLevel) - BELOW_UNDERARM;
  const lowest = (draft.construction.hemLevel ?? Number.NEGATIVE_INFINITY) + ABOVE_HEM;
  const found = LEVELS.flatMap((name) => {
    const level = draft.construction[`${name}Level`];
    if (level === undefined || draft.finished[name] === undefined || level < lowest || level > highest)
      return [];
    const crossed = cloth.sheets.filter((sheet) => isCrossed(sheet, name));
    // A level that leaves some of the pieces it is drawn on does not go all round.
    if (!crossed.every((sheet) => goesThrough(sheet, name, level))) return [];
    const girth = girthAt(cloth, scene.state.positions, level, (sheet) => crossed.includes(sheet));
    return girth ? [[name, girth] as const] : [];
  });
  return Object.fromEntries(found);
}

function gapsIn({ cloth, scene }: Hanging): SeamGap[] {
  return cloth.seams.map(({ id, ties }) => {
    const gaps = gapsOf(scene.state.positions, threadsOf(ties));
    return {
      seam: id,
      most: Math.max(0, ...gaps),
      mean: gaps.reduce((sum, gap) => sum + gap, 0) / (gaps.length || 1),
    };
  });
}

const sample = emptySample();

function deepestIn({ scene: { obstacles, state } }: Hanging): number {
  let deepest = 0;
  for (const { field, vertices } of obstacles.filter(({ beside }) => !beside))
    for (const v of vertices) {
      const [x, y, z] = placeOf(state.positions, 3 * v);
      if (sampleField(field, x, y, z, sample)) deepest = Math.max(deepest, -sample.distance);
    }
  return deepest;
}
