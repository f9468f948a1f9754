import { arc } from '@/lib/geometry/arc';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import type { Notice } from '@/lib/pattern/types';
import { allowancesFor } from '../assembly/allowances';
import type { Panel } from '../kernel/panel';
import { CLOTH, exceedsCloth, halfPanel, levelsPassed, passing } from './half';
import { both, FACES, type Face, FLAT, type Skirt, type SkirtRequest } from './skirt';
import { centreSeams, sideSeam } from './skirt-seams';

const DEGREES = 180 / Math.PI;
/** The commonest wide cloth, cm (INVARIANTS A17). */
const WIDEST_CLOTH = 150;

/** A sector of a circle whose upper arc is the waist seam: `r = waist / 2πp` for the fraction `p` of a circle (METHODS §8). */
interface Sector {
  readonly centre: Point;
  readonly radius: number;
}

function sectorFor({ waist, top }: SkirtRequest, fraction: number): Sector {
  const radius = (2 * (waist.front + waist.back)) / (2 * Math.PI * fraction);
  return { centre: { x: 0, y: top + radius }, radius };
}

/** Arc of a half at a height of its centre, from the centre to the side. */
function arcAt({ centre }: Sector, height: number, degrees: number): Path {
  return arc(centre, centre.y - height, -90, -90 + degrees);
}

function halfOf(face: Face, sector: Sector, request: SkirtRequest): Panel {
  const degrees = (request.waist[face] / sector.radius) * DEGREES;
  const hem = arcAt(sector, request.hem, degrees);
  const waist = arc(sector.centre, sector.radius, -90 + degrees, -90);
  const outer = endOf(hem);
  const side = polyline(outer, startOf(waist));
  const internals = levelsPassed(request).map(({ id, height }) => ({
    id,
    kind: 'level' as const,
    path: arcAt(sector, height, degrees),
  }));
  const reach = Math.max(outer.x, degrees > 90 ? sector.centre.y - request.hem : 0);
  const { seam, hem: turnedUp } = allowancesFor(request.choices);
  // No fold hides a seam there: what only its allowances make too wide asks for wider cloth, as far as there is any.
  const centreSeam = 2 * reach > CLOTH || exceedsCloth(reach + Math.max(seam, turnedUp), WIDEST_CLOTH);
  return halfPanel(face, { waist, side, hem, internals, centreSeam }, request);
}

/** A part of a circle, and what is said of it. */
interface Share {
  readonly fraction: number;
  readonly notices: readonly Notice[];
}

/** The same part of a circle whatever is asked. */
export const always = (fraction: number) => (): Share => ({ fraction, notices: [] });

/** A skirt cut as part of a circle; the fraction 1 is a full one. The hip falls free (INVARIANTS E3). */
export function circleSkirt(id: string, share: (request: SkirtRequest) => Share): Skirt {
  return {
    id,
    draw: (request) => {
      const { fraction, notices } = share(request);
      const sector = sectorFor(request, fraction);
      const halves = both((face) => halfOf(face, sector, request));
      const panels = FACES.map((face) => halves[face]);
      return {
        ...FLAT,
        part: { panels, seams: [sideSeam('skirt-front', 'skirt-back'), ...centreSeams(panels)], notices },
        ...passing(request, (height) => 2 * Math.PI * fraction * (sector.centre.y - height)),
        opensTo: request.hem,
        lengthens: false,
      };
    },
  };
}
