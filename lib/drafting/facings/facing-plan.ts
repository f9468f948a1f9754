import { pathLength } from '@/lib/geometry/length';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { reversFacing } from '../collars/revers';
import { moveDart } from '../kernel/darts';
import { edgesOf, hasLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans } from '../kernel/plan';
import { KEYHOLE, keyholeFacing } from '../openings/keyhole';
import type { Lap } from '../openings/lap';
import { allInOneFacing } from './all-in-one';
import { allInOneEdgeFacing, edgeFacing } from './edge-facing';
import { edgeHem, facingOperations } from './facing-operations';
import { edgeSeams, facingSeams } from './facing-seams';
import { favour, favoured } from './favour';
import { neckFacing, neckFacingWidth } from './neck';
import { type FacingRequest, facingOf } from './request';
import { skirtFacing } from './skirt-facing';
import { interfacingFor } from './trace';
import { narrowNotices } from './width';

/** The front with its side closed: the bust dart opens in the lower edge instead, where no facing reaches. */
function sideClosed(front: Panel): Panel {
  const first = edgesOf(front, 'hem')[0];
  if (!first) throw new Error('The front has no lower edge');
  const at = pathLength(first.path) / 2;
  return moveDart(front, { from: BUST_DART, to: 'out-of-the-way', line: 'hem', at });
}

/** Where a lapped front is faced down to the hem, its dart opens on the far side of that facing. */
function sideClosedBeyond(front: Panel): Panel {
  const last = edgesOf(front, 'hem').at(-1);
  if (!last) throw new Error('The front has no lower edge');
  const at = last.from + pathLength(last.path) / 2;
  return moveDart(front, { from: BUST_DART, to: 'out-of-the-way', line: 'hem', at });
}

function faceNeck(
  panel: Panel,
  face: Lap['face'],
  width: number,
  { lap, skirt }: Pick<FacingRequest, 'lap' | 'skirt'>,
): Panel {
  if (lap?.face === face) return edgeFacing(panel, { lap, skirt }, `facing-${face}`, width);
  return neckFacing(panel, `neck-facing-${face}`, width);
}

function draw({ back, front, sleeveless, lap, skirt }: FacingRequest): { front: Panel; back: Panel } {
  if (!sleeveless) {
    const width = neckFacingWidth(front);
    return {
      front: faceNeck(front, 'front', width, { lap, skirt }),
      back: faceNeck(back, 'back', width, { lap, skirt }),
    };
  }
  const apex = front.landmarks.bustPoint;
  return {
    front:
      lap?.face === 'front'
        ? allInOneEdgeFacing(sideClosedBeyond(front), { lap, skirt }, 'facing-front', apex)
        : allInOneFacing(sideClosed(front), 'facing-front', apex),
    back:
      lap?.face === 'back'
        ? allInOneEdgeFacing(back, { lap, skirt }, 'facing-back')
        : allInOneFacing(back, 'facing-back'),
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
  const less = favour(before, both);
  return mergePlans(
    {
      panels: [...both, ...both.map(interfacingFor)],
      seams: [...facingSeams(front, back, request, less), ...edgeSeams(both, request)],
      operations: [...facingOperations(front, back), ...edgeHem(both, request)],
      notices: narrowNotices([drawn.front, drawn.back]),
    },
    lap && skirt
      ? skirtFacing(
          { skirt, families: request.skirtFamilies ?? [skirt.family] },
          lap,
          facingOf(both, lap),
          hemDepth,
        )
      : {},
    hasLine(front, KEYHOLE) ? keyholeFacing('front', front) : {},
    hasLine(back, KEYHOLE) ? keyholeFacing('back', back) : {},
  );
}
