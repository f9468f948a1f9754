import { pathLength, pointAtLength } from '@/lib/geometry/length';
import type { Body } from '@/lib/measurements/names';
import { STAGES } from '../assembly/stages';
import type { Bodice } from '../blocks/bodice/bodice';
import { girthAt } from '../blocks/bodice/girth';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { operation } from '../kernel/plan';
import { seam } from '../kernel/seams';
import { splitLine } from '../kernel/split';
import { bodyPassage } from '../passage';
import type { Notion } from '../types';
import type { Opened, Opening } from './opening';
import { invisibleZip, LONGEST_OPENING, separatingZip } from './zip-stock';

/** Seam left closed below a zip, so that it ends in cloth. */
const CLOSED_BELOW = 3;
/** A zip shorter than this opens too little to be worth it. */
const SHORTEST = 20;
const STEP = 0.5;
/** More than the least girth that passes. */
const SPARE = 0.5;

/** Height up to which every girth from the hem lets a girth of the body through; the hem when it does not itself. */
function closedUpTo(bodice: Bodice, passage: number, hem: number): number {
  for (let y = hem + STEP; y < bodice.points.levels.underarm; y += STEP) {
    if (girthAt(bodice, y) < passage) return y - STEP;
  }
  return bodice.points.levels.underarm;
}

/** What reaches this far below the hip line is stepped into: only the hips have to pass. */
const STEPPED_INTO = 15;
/** A zip that is stepped through opens the waist. */
const BELOW_WAIST = 2;

/**
 * Height down to which the garment must open, so that shoulders and bust, or the hips of one who steps in, pass every
 * girth left closed below.
 */
function openUntil(bodice: Bodice, body: Body, top: number, hem: number): number {
  const over = closedUpTo(bodice, bodyPassage(body) + SPARE, hem);
  const long = hem < bodice.points.levels.hip - STEPPED_INTO;
  const stepped = long ? closedUpTo(bodice, body.hipCircumference + SPARE, hem) : hem;
  return Math.min(top - SHORTEST, Math.max(over, Math.min(stepped, -BELOW_WAIST)));
}

function inSeam(back: Panel, opening: number, zip: Notion): Pick<Opened, 'back' | 'seams' | 'notions'> {
  const split = splitLine(back, 'centre', opening);
  const edges = split.edges.map((edge) =>
    edge.line === 'centre' && edge.from < opening - 1e-6
      ? { ...edge, line: 'centre@zip', kind: 'zip' as const }
      : edge.line === 'centre'
        ? { ...edge, from: 0 }
        : edge,
  );
  const end = pointAtLength(linePath(back, 'centre'), opening);
  const centre = { family: 'back', line: 'centre' };
  return {
    back: { ...split, edges, marks: [...split.marks, { kind: 'stop', at: end }] },
    notions: [zip],
    seams: [
      seam({
        id: 'centre-back',
        operation: 'sew-centre-back',
        stage: STAGES.centreBack,
        a: [centre],
        b: [centre],
      }),
    ],
  };
}

function throughout(back: Panel, zip: Notion): Pick<Opened, 'back' | 'seams' | 'notions'> {
  const edges = back.edges.map((edge) =>
    edge.line === 'centre' ? { ...edge, line: 'centre@zip', kind: 'zip' as const } : edge,
  );
  return { back: { ...back, edges }, notions: [zip], seams: [] };
}

/**
 * An invisible zip in the centre back seam, from the neck to where the garment is wide enough to be put on; where it
 * is nowhere, a separating zip from edge to edge. Stock lengths (METHODS §10, INVARIANTS E19, F11).
 */
export const BACK_ZIP: Opening = {
  id: 'back-zip',
  centreBackSeam: true,
  opensNeck: true,
  open: ({ body, bodice, back, front }) => {
    const centre = linePath(back, 'centre');
    const total = pathLength(centre);
    const [top, hem] = [pointAtLength(centre, 0).y, pointAtLength(centre, total).y];
    const wanted = top - openUntil(bodice, body, top, hem);
    const short = wanted <= Math.min(total - CLOSED_BELOW, LONGEST_OPENING);
    const opening = short ? wanted : total;
    const length = short ? invisibleZip(opening) : separatingZip(opening);
    if (length === undefined) throw new RangeError(`No zip opens ${opening.toFixed(0)} cm`);
    const zip: Notion = { kind: short ? 'invisible-zip' : 'separating-zip', count: 1, length };
    const sewn = short ? inSeam(back, opening, zip) : throughout(back, zip);
    return {
      front,
      ...sewn,
      operations: [
        operation({
          id: 'back-zip',
          operation: 'insert-zip',
          stage: STAGES.zip,
          lines: [{ family: 'back', line: 'centre@zip' }],
          figures: { length, opening: Math.round(opening * 10) / 10 },
        }),
      ],
      construction: { zipOpening: Math.floor(opening * 1000) / 1000 },
      notices: short ? [] : [{ code: 'separating-zip', figures: { length } }],
    };
  },
};
