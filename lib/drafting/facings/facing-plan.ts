import { pathLength } from '@/lib/geometry/length';
import { STAGES } from '../assembly/stages';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { SHOULDER_EASE } from '../blocks/bodice/points';
import { moveDart } from '../kernel/darts';
import { edgesOf, hasLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type OperationPlan, operation } from '../kernel/plan';
import { type LineRef, type SeamPlan, seam } from '../kernel/seams';
import { allInOneFacing } from './all-in-one';
import { neckFacing, neckFacingWidth } from './neck';
import { interfacingFor } from './trace';

export interface FacingPlan {
  readonly panels: readonly Panel[];
  readonly seams: readonly SeamPlan[];
  readonly operations: readonly OperationPlan[];
}

export interface FacingRequest {
  /** The bodice as its block drew it: bust dart at the side, no zip set apart. */
  readonly back: Panel;
  readonly front: Panel;
  readonly sleeveless: boolean;
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

function draw({ back, front, sleeveless }: FacingRequest): { front: Panel; back: Panel } {
  if (!sleeveless) {
    const width = neckFacingWidth(front);
    return {
      front: neckFacing(front, 'neck-facing-front', width),
      back: neckFacing(back, 'neck-facing-back', width),
    };
  }
  return {
    front: allInOneFacing(sideClosed(front), 'facing-front', front.landmarks.bustPoint),
    back: allInOneFacing(back, 'facing-back'),
  };
}

/** Facings of neck, or neck and armholes, their interfacing, and how they are sewn in. */
export function facingPlan(request: FacingRequest): FacingPlan {
  const { front, back } = draw(request);
  const both = [front, back];
  return {
    panels: [...both, ...both.map(interfacingFor)],
    seams: facingSeams(front, back),
    operations: facingOperations(front, back),
  };
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

function facingSeams(front: Panel, back: Panel): SeamPlan[] {
  const end = (id: string, line: string, stage: number, ease: number) =>
    seam({ id, operation: 'sew-facing-ends', stage, a: [on(back, line)], b: [on(front, line)], ease });
  const ease = hasLine(front, 'armhole') ? SHOULDER_EASE : 0;
  return [
    end('facing-shoulder', 'shoulder', STAGES.facingSeams, ease),
    attach('neck-facing', front, back, 'neckline', STAGES.neckline),
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
  const zip = back.edges.some(({ line, role }) => line === 'centre' && role === 'seam');
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
      stage: STAGES.facingSeams,
      lines: ids.map((family) => ({ family, line: 'facing-inner' })),
    }),
    operation({ id: 'understitch', operation: 'understitch', stage: STAGES.understitch, families: ids }),
    ...(zip ? [zipEnds(back)] : []),
  ];
}

function zipEnds(back: Panel): OperationPlan {
  return operation({
    id: 'facing-zip-ends',
    operation: 'finish-facing-at-zip',
    stage: STAGES.facingEnds,
    lines: [on(back, 'centre')],
  });
}
