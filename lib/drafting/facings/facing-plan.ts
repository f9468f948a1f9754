import type { Point } from '@/lib/geometry/types';
import { reversFacing } from '../collars/revers';
import { dartSeams } from '../garments/bodice-seams';
import { hasLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans } from '../kernel/plan';
import { centreFacing, KEYHOLE, keyholeFacing } from '../openings/keyhole';
import type { Lap } from '../openings/lap';
import { allInOneFacing, slantedCentre } from './all-in-one';
import { allInOneEdgeFacing, edgeFacing } from './edge-facing';
import { edgeHem, facingOperations, sideZipEnds } from './facing-operations';
import { edgeSeams, facingSeams } from './facing-seams';
import { favour, favoured } from './favour';
import { neckFacing, neckFacingWidth } from './neck';
import { type FacingRequest, facingOf } from './request';
import { shoulderClosed, shoulderDarted, sideClosed } from './side-closed';
import { skirtFacing } from './skirt-facing';
import { interfacingFor } from './trace';
import { narrowNotices } from './width';
import { wrapFacing } from './wrap-facing';

function faceNeck(
  panel: Panel,
  face: Lap['face'],
  width: number,
  { lap, skirt, lined }: FacingRequest,
): Panel {
  if (lap?.face === face) {
    const draw = lined && lap.slopesTo !== undefined ? wrapFacing : edgeFacing;
    return draw(panel, { lap, skirt }, `facing-${face}`, width);
  }
  return neckFacing(panel, `neck-facing-${face}`, width);
}

/** Under an edge that slants from a shoulder with a sleeve: beside the neckline there, on the bare side down to the side. */
function slanted({ front, back, shoulderDart, lap, skirt }: FacingRequest): { front: Panel; back: Panel } {
  const isLapped = (face: Lap['face']) => lap?.face === face;
  const closed = sideClosed(front, isLapped('front'));
  const faced = (half: Panel, hanging: Panel, face: Lap['face'], apex?: Point): Panel => {
    const id = `facing-${face}`;
    const edge = lap && isLapped(face) ? { lap, skirt } : undefined;
    if (!hasLine(half, 'shoulder'))
      return edge
        ? allInOneEdgeFacing(half, edge, id, { apex, slants: true })
        : allInOneFacing(half, id, apex, hanging);
    const width = neckFacingWidth(front);
    return edge
      ? edgeFacing(half, edge, id, width)
      : neckFacing(half, id, width, slantedCentre(hanging, apex));
  };
  return {
    front: faced(closed, closed, 'front', front.landmarks.bustPoint),
    back: faced(shoulderClosed(back, shoulderDart, isLapped('back')), back, 'back'),
  };
}

/** Beside a lap the free edge turns down close to the bust: a lining begins so much higher, its dart has a tip there. */
const ABOVE_DART = 2.5;

function draw(request: FacingRequest): { front: Panel; back: Panel } {
  const { back, front, sleeveless, lap, skirt, shoulderDart, slants } = request;
  if (!sleeveless && slants) return slanted(request);
  if (!sleeveless) {
    const width = neckFacingWidth(front);
    return {
      front: faceNeck(front, 'front', width, request),
      back: faceNeck(back, 'back', width, request),
    };
  }
  // Below a slanting edge the facing of the back reaches far under the dart: closed, it would be wider than the back there.
  const backHalf = slants
    ? shoulderDarted(back, shoulderDart)
    : shoulderClosed(back, shoulderDart, lap?.face === 'back');
  const bust = front.landmarks.bustPoint;
  const closed = sideClosed(front, lap?.face === 'front');
  const apex = bust && request.lined && lap?.face === 'front' ? { ...bust, y: bust.y + ABOVE_DART } : bust;
  return {
    front:
      lap?.face === 'front'
        ? allInOneEdgeFacing(closed, { lap, skirt }, 'facing-front', { apex, slants })
        : allInOneFacing(closed, 'facing-front', apex, slants ? closed : undefined),
    back:
      lap?.face === 'back'
        ? allInOneEdgeFacing(backHalf, { lap, skirt }, 'facing-back', { slants })
        : allInOneFacing(backHalf, 'facing-back', undefined, slants ? back : undefined),
  };
}

/** Where the collar goes on from the shoulder its neck edge lies close beside that seam: a wide allowance would cover it. */
function besideNeck(facing: Panel): Panel {
  const edges = facing.edges.map((own) =>
    own.line === 'shoulder' ? { ...own, kind: 'enclosed' as const } : own,
  );
  return { ...facing, edges };
}

/** Facings of neck, or neck and armholes, their interfacing, and how they are sewn in. */
export function facingPlan(request: FacingRequest): GarmentPlan {
  const { lap, skirt, hemDepth, revers } = request;
  const drawn = draw(request);
  const narrowed = revers?.inOne ? { front: besideNeck(drawn.front), back: besideNeck(drawn.back) } : drawn;
  const before = [revers ? reversFacing(narrowed.front, revers) : narrowed.front, narrowed.back];
  // Only a facing that hangs free rolls: one sewn to a collar or a lining is held on its other side.
  const both = request.neckEdge || revers || request.lined ? before : before.map(favoured);
  const [front, back] = both as [Panel, Panel];
  const apart = request.selfFaced ? [back] : both;
  const less = favour(request.selfFaced ? before.slice(1) : before, apart);
  return mergePlans(
    {
      panels: [...apart, ...apart.map(interfacingFor)],
      seams: [...dartSeams(back), ...facingSeams(front, back, request, less), ...edgeSeams(both, request)],
      operations: [
        ...facingOperations(apart, request.closedBelowBreak ? [front] : []),
        ...edgeHem(both, request),
        ...sideZipEnds(both, request),
      ],
      notices: narrowNotices(request.selfFaced ? [drawn.back] : [drawn.front, drawn.back]),
    },
    lap && skirt
      ? skirtFacing(
          { skirt, families: request.skirtFamilies ?? [skirt.family] },
          lap,
          facingOf(both, lap),
          hemDepth,
        )
      : {},
    request.closedBelowBreak ? { seams: [centreFacing('front', front)] } : {},
    hasLine(front, KEYHOLE) ? keyholeFacing('front', front) : {},
    hasLine(back, KEYHOLE) ? keyholeFacing('back', back) : {},
  );
}
