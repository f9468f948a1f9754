import { pathLength } from '@/lib/geometry/length';
import type { StageName } from '@/lib/operations/stages';
import { NECK_RISE_LINE } from '../blocks/bodice/neck-edges';
import { LAPEL } from '../collars/lapel';
import { grownSeams, type Revers } from '../collars/revers';
import { facingSeam } from '../collars/sewing';
import { hasLine, lineLength } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { type LineRef, type NotchAt, type SeamPlan, seam } from '../kernel/seams';
import { EXTENSION, type Lap, outerEdge } from '../openings/lap';
import { behindCowl } from './behind-cowl';
import { endsAtZip, type FacingRequest, facingOf, on } from './request';
import { topSeams } from './top-seams';

/** Front and back walked as one: necklines meet at their start (the shoulder), armholes at their end (the tip). */
function around(front: Panel, back: Panel, line: PanelLine): [LineRef[], LineRef[]] {
  const [a, b] = line === 'neckline' ? [true, false] : [false, true];
  const walk = (f: string, k: string): LineRef[] => [
    { family: f, line, ...(a ? { reversed: true } : {}) },
    { family: k, line, ...(b ? { reversed: true } : {}) },
  ];
  return [walk('front', 'back'), walk(front.family, back.family)];
}

/** A facing sewn to the edge it finishes, of which it lacks so much. */
function attach(
  id: string,
  [front, back]: readonly [Panel, Panel],
  line: PanelLine,
  less: number,
  stage?: StageName,
): SeamPlan {
  const [garment, facing] = around(front, back, line);
  return seam({ id, operation: 'attach-facing', stage, a: facing, b: garment, ease: -less });
}

/** The centre, where the neckline runs straight on over a lap that is sewn before it. */
function centreNotch(front: Panel, back: Panel, lap: FacingRequest['lap'], less: number): NotchAt[] {
  if (!lap) return [];
  if (lap.face === 'front') return [{ a: 0, b: 0 }];
  const at = lineLength(front, 'neckline') + lineLength(back, 'neckline');
  return [{ a: at, b: at + less }];
}

/** Below the break both layers are as long: the notch that says so stands this far under it, cm. */
const UNDER_BREAK = 2;

/** What a lapel has over that of the front lies above the break. */
function lapelFullness(facing: Panel, lap: Lap, revers: Revers): Pick<SeamPlan, 'ease' | 'notches'> {
  const slope = hasLine(facing, EXTENSION) ? lineLength(facing, EXTENSION) : 0;
  const length = lineLength(facing, outerEdge(lap)) + slope;
  const at = Math.max(length - UNDER_BREAK, length / 2);
  const ease = pathLength(revers.over.edge) - pathLength(revers.lapel.edge);
  return { ease, notches: [{ a: at, b: at }] };
}

/** What a lapel over the front that breaks at the centre is faced by, from the break up. */
function lapelSeams([front]: readonly Panel[], revers: Revers): SeamPlan[] {
  const walk = (family: string): LineRef[] => [{ family, line: LAPEL, reversed: true }];
  const ease = pathLength(revers.over.edge) - pathLength(revers.lapel.edge);
  const own = front ? walk(front.family) : [];
  return [seam({ id: 'lapel-facing', operation: 'face-lapels', a: own, b: walk('front'), ease })];
}

/** The outer edge of a lap and the cloth beyond its neckline, faced from the hem up, and lapels. */
export function edgeSeams(both: readonly Panel[], { lap, neckEdge, revers }: FacingRequest): SeamPlan[] {
  const lapelled = revers && lap?.face !== 'front' ? lapelSeams(both, revers) : [];
  const covered = neckEdge?.withExtension ?? false;
  return [...lapelled, ...(lap ? lapSeams(both, lap, { covered, revers }) : [])];
}

interface Edged {
  /** A collar or a binding takes the cloth beyond the neckline. */
  readonly covered: boolean;
  readonly revers?: Revers | undefined;
}

/** Cloth beyond the neckline, and a lapel. */
const BEYOND: readonly PanelLine[] = [EXTENSION, LAPEL];

/** The outer edge of a lap faced from the hem up, and the cloth beyond its neckline. */
export function lapSeams(both: readonly Panel[], lap: Lap, { covered, revers }: Edged): SeamPlan[] {
  const facing = facingOf(both, lap);
  const beyond = BEYOND.filter((line) => hasLine(facing, line));
  const lines: readonly PanelLine[] = covered ? [outerEdge(lap)] : [outerEdge(lap), ...beyond];
  const walk = (family: string): LineRef[] => lines.map((line) => ({ family, line, reversed: true }));
  return [
    seam({
      id: `${lap.face}-edge-facing`,
      operation: 'attach-front-facing',
      a: walk(facing.family),
      b: walk(lap.face),
      ...(revers && lap.face === 'front' ? lapelFullness(facing, lap, revers) : {}),
    }),
  ];
}

/** The neck of the facing: sewn to the neckline, or to the inside of the collar that stands there. */
function attachNeck(
  front: Panel,
  back: Panel,
  { neckEdge, lap, revers }: FacingRequest,
  less: number,
): SeamPlan[] {
  if (revers?.inOne) return grownSeams(front, back, revers);
  if (!neckEdge) {
    const plain = attach('neck-facing', [front, back], 'neckline', less);
    return [{ ...plain, notches: centreNotch(front, back, lap, less) }];
  }
  const [, facing] = around(front, back, 'neckline');
  return [facingSeam(neckEdge, facing, lap?.face)];
}

/** Ends, neck and armholes of the facings, which are shorter by `less` than the neckline, cm. */
export function facingSeams(front: Panel, back: Panel, request: FacingRequest, less: number): SeamPlan[] {
  if (request.apart) return topSeams(front, back, request.lap?.face);
  if (request.selfFaced) return behindCowl(back, request.lap, less);
  const end = (id: string, line: PanelLine, ease: number, stage?: StageName) =>
    seam({ id, operation: 'sew-facing-ends', stage, a: [on(back, line)], b: [on(front, line)], ease });
  const ease = hasLine(front, 'armhole') ? lineLength(back, 'shoulder') - lineLength(front, 'shoulder') : 0;
  return [
    end('facing-shoulder', 'shoulder', ease),
    ...(hasLine(front, NECK_RISE_LINE) ? [end('facing-neck-rise', NECK_RISE_LINE, 0)] : []),
    ...attachNeck(front, back, request, less),
    ...(hasLine(front, 'armhole')
      ? [attach('armhole-facing', [front, back], 'armhole', 0, 'armholeFacing')]
      : []),
    ...(hasLine(front, 'side') && !endsAtZip(request, front) ? [end('facing-side', 'side', 0, 'sides')] : []),
  ];
}
