import { AppError } from '@/lib/errors/app-error';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import type { Body } from '@/lib/measurements/names';
import { STAGES } from '../assembly/stages';
import type { Bodice } from '../blocks/bodice/bodice';
import { girthAt } from '../blocks/bodice/girth';
import { lineLength, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { operation } from '../kernel/plan';
import { type SeamPlan, seam } from '../kernel/seams';
import { splitLine } from '../kernel/split';
import { bodyPassage } from '../passage';
import type { Opened, Opening, OpeningRequest, SkirtOpened, SkirtOpeningRequest } from './opening';
import { invisibleZip, LONGEST_OPENING, separatingZip } from './zip-stock';

/** Seam left closed below a zip, so that it ends in cloth. */
const CLOSED_BELOW = 3;
/** A zip shorter than this opens too little to be worth it. */
const SHORTEST = 20;
const STEP = 0.5;
/** More than the least girth that passes. */
const SPARE = 0.5;

type GirthAt = (height: number) => number;

/** Height up to which every girth from the hem lets a girth of the body through; the hem when it does not itself. */
function closedUpTo(girth: GirthAt, passage: number, hem: number, top: number): number {
  for (let y = hem + STEP; y < top; y += STEP) {
    if (girth(y) < passage) return y - STEP;
  }
  return top;
}

/** What reaches this far below the waist is stepped into: only the hips have to pass. */
const STEPPED_INTO = 33;
/** A zip that is stepped through opens the waist. */
const BELOW_WAIST = 2;

/** Height below which shoulders and bust, or the hips of one who steps in, pass every girth left closed. */
function passesBelow(girth: GirthAt, body: Body, hem: number, top: number): number {
  const over = closedUpTo(girth, bodyPassage(body) + SPARE, hem, top);
  if (hem > -STEPPED_INTO) return over;
  const stepped = closedUpTo(girth, body.hipCircumference + SPARE, hem, top);
  return Math.max(over, Math.min(stepped, -BELOW_WAIST));
}

/** Height down to which a garment without a waist seam opens. */
function openUntil(bodice: Bodice, body: Body, top: number, hem: number): number {
  const girth = (y: number) => girthAt(bodice, y);
  return Math.min(top - SHORTEST, passesBelow(girth, body, hem, bodice.points.levels.underarm));
}

/** The centre back parted where the zip ends: what carries it, and the seam below. */
function splitForZip(back: Panel, opening: number): Panel {
  const split = splitLine(back, 'centre', opening);
  const edges = split.edges.map((edge) =>
    edge.line === 'centre' && edge.from < opening - 1e-6
      ? { ...edge, line: 'centre@zip', kind: 'zip' as const }
      : edge.line === 'centre'
        ? { ...edge, from: 0 }
        : edge,
  );
  const end = pointAtLength(linePath(back, 'centre'), opening);
  return { ...split, edges, marks: [...split.marks, { kind: 'stop', at: end }] };
}

function centreBelow(): SeamPlan {
  const centre = { family: 'back', line: 'centre' };
  return seam({
    id: 'centre-back',
    operation: 'sew-centre-back',
    stage: STAGES.centreBack,
    a: [centre],
    b: [centre],
  });
}

function throughout(back: Panel): Panel {
  const edges = back.edges.map((edge) =>
    edge.line === 'centre' ? { ...edge, line: 'centre@zip', kind: 'zip' as const } : edge,
  );
  return { ...back, edges };
}

function insertZip(families: readonly string[], length: number, opening: number) {
  return operation({
    id: 'back-zip',
    operation: 'insert-zip',
    stage: STAGES.zip,
    lines: families.map((family) => ({ family, line: 'centre@zip' })),
    figures: { length, opening: Math.round(opening * 10) / 10 },
  });
}

const stated = (opening: number) => ({ zipOpening: Math.floor(opening * 1000) / 1000 });

/** A zip through a waist seam runs on at least so far, that the seam is not torn by stepping in. */
const BELOW_SEAM = 10;

/** How far the skirt must open: until shoulders and bust, or hips, pass what stays closed below. */
function openInSkirt({ body, girthAt, opensTo }: SkirtOpeningRequest, centre: Path): number {
  const [top, hem] = [startOf(centre).y, endOf(centre).y];
  const until = Math.min(top - BELOW_SEAM, passesBelow(girthAt, body, hem, top));
  return Math.min(top - Math.max(until, opensTo), pathLength(centre) - CLOSED_BELOW);
}

function skirtZip(request: SkirtOpeningRequest): SkirtOpened {
  const own = request.skirt.find(({ edges, part }) => part === 'skirt-back' && edges.some(isCentre));
  if (!own) throw new Error('The skirt has no centre back');
  const inSkirt = openInSkirt(request, linePath(own, 'centre'));
  const opening = lineLength(request.back, 'centre@zip') + inSkirt;
  const length = invisibleZip(opening);
  if (length === undefined) throw new AppError('implausible-body', { fields: ['backHeight', 'opening'] });
  return {
    skirt: request.skirt.map((panel) => (panel === own ? splitForZip(own, inSkirt) : panel)),
    operations: [insertZip(['back', own.family], length, opening)],
    notions: [{ kind: 'invisible-zip', count: 1, length }],
    construction: stated(opening),
    notices: [],
  };
}

function isCentre({ line }: Panel['edges'][number]): boolean {
  return line === 'centre';
}

/**
 * An invisible zip in the centre back seam, from the neck to where the garment is wide enough to be put on; where it
 * is nowhere, a separating zip from edge to edge. Stock lengths (METHODS §10, INVARIANTS E19, F11).
 */
export const BACK_ZIP: Opening = {
  id: 'back-zip',
  centreBackSeam: true,
  opensNeck: true,
  open: (request) => (request.waistSeam ? openBodice(request) : openWhole(request)),
  openSkirt: skirtZip,
};

/** Above a waist seam all of the centre back opens; the zip itself comes with the skirt. */
function openBodice({ back, front }: OpeningRequest): Opened {
  const rest = { seams: [], operations: [], notions: [], construction: {}, notices: [] };
  return { front, back: throughout(back), ...rest };
}

function openWhole({ body, bodice, back, front }: OpeningRequest): Opened {
  const centre = linePath(back, 'centre');
  const total = pathLength(centre);
  const [top, hem] = [pointAtLength(centre, 0).y, pointAtLength(centre, total).y];
  const wanted = top - openUntil(bodice, body, top, hem);
  const short = wanted <= Math.min(total - CLOSED_BELOW, LONGEST_OPENING);
  const opening = short ? wanted : total;
  const length = short ? invisibleZip(opening) : separatingZip(opening);
  if (length === undefined) throw new AppError('implausible-body', { fields: ['backHeight', 'opening'] });
  return {
    front,
    back: short ? splitForZip(back, opening) : throughout(back),
    seams: short ? [centreBelow()] : [],
    operations: [insertZip(['back'], length, opening)],
    notions: [{ kind: short ? 'invisible-zip' : 'separating-zip', count: 1, length }],
    construction: stated(opening),
    notices: short ? [] : [{ code: 'separating-zip', figures: { length } }],
  };
}
