import { AppError } from '@/lib/errors/app-error';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notion } from '@/lib/pattern/types';
import { hasLine, linePath } from '../kernel/lines';
import type { Panel, PanelEdge } from '../kernel/panel';
import { operation } from '../kernel/plan';
import { type SeamPlan, seam } from '../kernel/seams';
import { splitLine } from '../kernel/split';
import {
  liftOf,
  type Opened,
  type Opening,
  type OpeningRequest,
  type SkirtOpened,
  type SkirtOpeningRequest,
} from './opening';
import { partAtCentre } from './parted';
import { closedBelow, openInSkirt, openUntil } from './zip-depth';
import { ZIP_LINE } from './zip-line';
import { invisibleZip, LONGEST_OPENING, separatingZip } from './zip-stock';

type Face = 'front' | 'back';
/** The centre back parted where the zip ends: what carries it, and the seam below. */
function splitForZip(back: Panel, opening: number): Panel {
  const split = splitLine(back, 'centre', opening);
  const edges = split.edges.map(
    (edge): PanelEdge =>
      edge.line === 'centre' && edge.from < opening - 1e-6
        ? { ...edge, line: ZIP_LINE, kind: 'zip' }
        : edge.line === 'centre'
          ? { ...edge, from: 0 }
          : edge,
  );
  const end = pointAtLength(linePath(back, 'centre'), opening);
  return { ...split, edges, marks: [...split.marks, { kind: 'stop', at: end }] };
}

function centreBelow(face: Face, family: string = face): SeamPlan {
  const centre = { family, line: 'centre' } as const;
  return seam({
    id: family === face ? `centre-${face}` : `${family}-centre`,
    operation: `sew-centre-${face}`,
    a: [centre],
    b: [centre],
  });
}

function throughout(back: Panel): Panel {
  const edges = back.edges.map(
    (edge): PanelEdge => (edge.line === 'centre' ? { ...edge, line: ZIP_LINE, kind: 'zip' } : edge),
  );
  return { ...back, edges };
}

function insertZip(face: Face, families: readonly string[], { kind, length = 0 }: Notion, opening: number) {
  return operation({
    id: `${face}-zip`,
    operation: kind === 'separating-zip' ? 'insert-separating-zip' : 'insert-zip',
    lines: families.map((family) => ({ family, line: ZIP_LINE })),
    figures: { length, opening: toMillimetre(opening) },
  });
}

const stated = (opening: number) => ({ zipOpening: Math.floor(opening * 1000) / 1000 });

function bought(kind: Notion['kind'], length: number | undefined): Notion {
  if (length === undefined) throw new AppError('implausible-body', { fields: ['backHeight', 'opening'] });
  return { kind, count: 1, length };
}

function skirtZip(face: Face, request: SkirtOpeningRequest): SkirtOpened {
  const part = `skirt-${face}`;
  const found = request.skirt.find((panel) => panel.part === part && panel.edges.some(isCentre));
  if (!found) throw new Error(`The skirt has no centre ${face}`);
  const own = partAtCentre(found);
  const inBodice = request.lengthAbove(face, ZIP_LINE);
  // Only what ends in the hem is cut higher: the first of several tiers stays as it is.
  const lift = hasLine(own, 'hem') ? liftOf(face, request) : 0;
  const inSkirt = openInSkirt(request, linePath(own, 'centre'), inBodice, lift);
  const opening = inBodice + inSkirt;
  const zip = bought('invisible-zip', invisibleZip(opening));
  return {
    skirt: request.skirt.map((panel) => (panel === found ? splitForZip(own, inSkirt) : panel)),
    operations: [insertZip(face, [face, own.family], zip, opening)],
    seams: own === found ? [] : [centreBelow(face, own.family)],
    notions: [zip],
    construction: stated(opening),
    notices: [],
  };
}

function isCentre({ line }: Panel['edges'][number]): boolean {
  return line === 'centre';
}

/** Above a waist seam all of the centre opens; the zip itself comes with the skirt. */
function openBodice(face: Face, request: OpeningRequest): Opened {
  const { back, front } = request;
  const rest = { seams: [], operations: [], notions: [], construction: {}, notices: [] };
  return { back, front, [face]: throughout(partAtCentre(request[face])), ...rest };
}

/** How far down a zip opens, and which it is. */
interface ZipChoice {
  readonly opening: number;
  readonly zip: Notion;
}

function choose({ face, parts = false }: CentreZip, request: OpeningRequest, centre: Path): ZipChoice {
  const { body, bodice, choices } = request;
  const total = pathLength(centre) - liftOf(face, request);
  const [top, hem] = [startOf(centre).y, endOf(centre).y];
  const whole = separatingZip(total);
  if (parts && whole !== undefined) return { opening: total, zip: bought('separating-zip', whole) };
  const wanted = top - openUntil(bodice, body, top, hem);
  const short = wanted <= Math.min(total - closedBelow(choices), LONGEST_OPENING);
  if (short) return { opening: wanted, zip: bought('invisible-zip', invisibleZip(wanted)) };
  return { opening: total, zip: bought('separating-zip', whole) };
}

function openWhole(style: CentreZip, request: OpeningRequest): Opened {
  const { face, parts = false } = style;
  const { back, front } = request;
  const own = partAtCentre(request[face]);
  const { opening, zip } = choose(style, request, linePath(own, 'centre'));
  const short = zip.kind === 'invisible-zip';
  return {
    back,
    front,
    [face]: short ? splitForZip(own, opening) : throughout(own),
    seams: short ? [centreBelow(face)] : [],
    operations: [insertZip(face, [face], zip, opening)],
    notions: [zip],
    construction: stated(opening),
    notices: short || parts ? [] : [{ code: 'separating-zip', figures: { length: zip.length ?? 0 } }],
  };
}

interface CentreZip {
  readonly id: string;
  readonly face: Face;
  /** It opens from edge to edge where a zip that does is sold. */
  readonly parts?: boolean;
}

/**
 * A zip in a centre seam from the neck: an invisible one to where the garment is wide enough to be put on; where it is
 * nowhere, or where the garment is to open like a jacket, a separating one from edge to edge. Stock lengths
 * (METHODS §10, INVARIANTS E19, F11).
 */
export function centreZip(style: CentreZip): Opening {
  const { id, face } = style;
  return {
    id,
    traced: ({ front, back }) => ({ front, back, [face]: partAtCentre(face === 'front' ? front : back) }),
    open: (request) => (request.waistSeam ? openBodice(face, request) : openWhole(style, request)),
    openSkirt: (request) => skirtZip(face, request),
  };
}
