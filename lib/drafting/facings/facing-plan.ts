import { pathLength } from '@/lib/geometry/length';
import { STAGES } from '../assembly/stages';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { NECK_RISE_LINE } from '../blocks/bodice/neck-edges';
import { LAPEL } from '../collars/lapel';
import { grownSeams, type Revers, reversFacing } from '../collars/revers';
import { facingSeam } from '../collars/sewing';
import { moveDart } from '../kernel/darts';
import { edgesOf, hasLine, lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, type NeckEdge, type OperationPlan, operation } from '../kernel/plan';
import { type LineRef, type SeamPlan, seam } from '../kernel/seams';
import { KEYHOLE, keyholeFacing } from '../openings/keyhole';
import { EXTENSION, type Lap, outerEdge } from '../openings/lap';
import { allInOneFacing } from './all-in-one';
import { allInOneEdgeFacing, edgeFacing } from './edge-facing';
import { neckFacing, neckFacingWidth } from './neck';
import { skirtFacing } from './skirt-facing';
import { interfacingFor } from './trace';

export interface FacingRequest {
  /** The bodice as its block drew it: bust dart at the side, no zip set apart. */
  readonly back: Panel;
  readonly front: Panel;
  readonly sleeveless: boolean;
  readonly lap?: Lap | undefined;
  /** The lapped half of the skirt sewn to the bodice: the facing goes on to its hem. */
  readonly skirt?: Panel | undefined;
  /** The inside of a collar, which the facing is sewn to in place of the neckline. */
  readonly neckEdge?: NeckEdge | undefined;
  /** Lapels that the facing of the front follows, and the collar it may go on to. */
  readonly revers?: Revers | undefined;
  /** Depth to which a facing that reaches the lower edge is turned up with it, cm. */
  readonly hemDepth: number;
}

function on(panel: Panel, line: string): LineRef {
  return { family: panel.family, line };
}

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
  const { back } = narrowed;
  const front = revers ? reversFacing(narrowed.front, revers) : narrowed.front;
  const both = [front, back];
  return mergePlans(
    {
      panels: [...both, ...both.map(interfacingFor)],
      seams: [...facingSeams(front, back, request), ...edgeSeams(both, request)],
      operations: [...facingOperations(front, back), ...edgeHem(both, request)],
    },
    lap && skirt ? skirtFacing(skirt, lap, facingOf(both, lap), hemDepth) : {},
    hasLine(front, KEYHOLE) ? keyholeFacing('front', front) : {},
    hasLine(back, KEYHOLE) ? keyholeFacing('back', back) : {},
  );
}

/** Front and back walked as one: necklines meet at their start (the shoulder), armholes at their end (the tip). */
function around(front: Panel, back: Panel, line: string): [LineRef[], LineRef[]] {
  const [a, b] = line === 'neckline' ? [true, false] : [false, true];
  const walk = (f: string, k: string): LineRef[] => [
    { family: f, line, ...(a ? { reversed: true } : {}) },
    { family: k, line, ...(b ? { reversed: true } : {}) },
  ];
  return [walk('front', 'back'), walk(front.family, back.family)];
}

function attach(id: string, front: Panel, back: Panel, line: string, stage: number): SeamPlan {
  const [garment, facing] = around(front, back, line);
  return seam({ id, operation: 'attach-facing', stage, a: facing, b: garment });
}

const facingOf = ([front, back]: readonly Panel[], { face }: Lap): Panel =>
  (face === 'front' ? front : back) as Panel;

/** The outer edge of a lap and the cloth beyond its neckline, faced from the hem up. */
function edgeSeams(both: readonly Panel[], { lap, neckEdge }: FacingRequest): SeamPlan[] {
  if (!lap) return [];
  const beyond = hasLine(facingOf(both, lap), LAPEL) ? LAPEL : EXTENSION;
  const lines = neckEdge?.withExtension ? [outerEdge(lap)] : [outerEdge(lap), beyond];
  const walk = (family: string): LineRef[] => lines.map((line) => ({ family, line, reversed: true }));
  return [
    seam({
      id: `${lap.face}-edge-facing`,
      operation: 'attach-front-facing',
      stage: STAGES.frontFacing,
      a: walk(facingOf(both, lap).family),
      b: walk(lap.face),
    }),
  ];
}

/** A facing that reaches the hem is turned up with it. */
function edgeHem(both: readonly Panel[], { lap, hemDepth, skirt }: FacingRequest): OperationPlan[] {
  if (!lap || skirt) return [];
  const lines = [on(facingOf(both, lap), 'hem')];
  const figures = { depth: hemDepth };
  return [operation({ id: 'facing-hem', operation: 'hem', stage: STAGES.hem, lines, figures })];
}

/** The neck of the facing: sewn to the neckline, or to the inside of the collar that stands there. */
function attachNeck(front: Panel, back: Panel, { neckEdge, lap, revers }: FacingRequest): SeamPlan[] {
  if (revers?.inOne)
    return grownSeams(front, back, pathLength(revers.upper.outer) - pathLength(revers.under.outer));
  if (!neckEdge) return [attach('neck-facing', front, back, 'neckline', STAGES.neckline)];
  const [, facing] = around(front, back, 'neckline');
  return [facingSeam(neckEdge, facing, lap?.face)];
}

function facingSeams(front: Panel, back: Panel, request: FacingRequest): SeamPlan[] {
  const end = (id: string, line: string, stage: number, ease: number) =>
    seam({ id, operation: 'sew-facing-ends', stage, a: [on(back, line)], b: [on(front, line)], ease });
  const ease = hasLine(front, 'armhole') ? lineLength(back, 'shoulder') - lineLength(front, 'shoulder') : 0;
  return [
    end('facing-shoulder', 'shoulder', STAGES.facingSeams, ease),
    ...(hasLine(front, NECK_RISE_LINE)
      ? [end('facing-neck-rise', NECK_RISE_LINE, STAGES.facingSeams, 0)]
      : []),
    ...attachNeck(front, back, request),
    ...(hasLine(front, 'armhole')
      ? [
          attach('armhole-facing', front, back, 'armhole', STAGES.armholeFacing),
          end('facing-side', 'side', STAGES.sides, 0),
        ]
      : []),
  ];
}

function facingOperations(front: Panel, back: Panel): OperationPlan[] {
  const ids = [front.family, back.family];
  const fused = ids.map((id) => id.replace('facing', 'interfacing'));
  const zipped = [front, back].filter((facing) => isParted(facing) && !hasLine(facing, KEYHOLE));
  return [
    operation({
      id: 'interface',
      operation: 'interface',
      stage: STAGES.interfacing,
      families: [...ids, ...fused],
    }),
    operation({
      id: 'finish-facing',
      operation: 'finish-edges',
      stage: STAGES.facingEdges,
      lines: ids.map((family) => ({ family, line: 'facing-inner' })),
    }),
    operation({ id: 'understitch', operation: 'understitch', stage: STAGES.understitch, families: ids }),
    ...zipped.map(zipEnds),
  ];
}

/** A facing in two parts: its centre is sewn to a zip, or together under a keyhole. */
function isParted({ edges }: Panel): boolean {
  return edges.some(({ line, role }) => line === 'centre' && role === 'seam');
}

function zipEnds(facing: Panel): OperationPlan {
  return operation({
    id: `${facing.id}-zip-ends`,
    operation: 'finish-facing-at-zip',
    stage: STAGES.facingEnds,
    lines: [on(facing, 'centre')],
  });
}
