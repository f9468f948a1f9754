import { hasLapel } from '@/lib/drafting/collars/revers';
import type { OperationName } from '@/lib/operations/names';
import { OPERATIONS } from '@/lib/operations/registry';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Draft, Operation, Piece } from '@/lib/pattern/types';
import type { Book } from '../book';
import { hiddenSide } from './facings/rolled-over';
import type { Job } from './jobs';

/** The seams of a facing: with the neckline, with the edges of a front, round a shawl with its collar. */
const NECK: readonly OperationName[] = ['attach-facing'];
const ALL_ROUND: readonly OperationName[] = ['attach-facing', 'attach-front-facing', 'sew-collar'];
/** What is folded over with its lapel. */
const LAPELS: readonly OperationName[] = ['attach-front-facing'];
/** Where a facing crosses an allowance: at the ends it is joined by, and below a keyhole. */
const ENDS: readonly OperationName[] = ['sew-facing-ends'];
const BELOW_KEYHOLE: readonly OperationName[] = ['sew-facing-centre'];
/** The line of the end of a strip that is left open. */
const OPEN_END = 'start';
/** Lines along which a facing meets the collar that stands between it and the neckline. */
const AT_COLLAR = ['neck', 'collar-neck'];
type Follows = (seam: SeamView) => boolean;

const isSewn = ({ seam }: SeamView, operations: readonly OperationName[]) =>
  operations.includes(seam.operation);
const isAtCollar = ({ a }: SeamView) => AT_COLLAR.includes(a.line);

/**
 * Operations that name a strip or a facing only, and the seams along which each of their actions is done. A
 * topstitched placket holds the facing along the edges of a front by itself: only its neckline is understitched. Below
 * a lapel the neck seam is caught to the other one instead.
 */
function followedBy(
  operation: OperationName,
  key: string,
  { operations, choices }: Draft,
): Follows | undefined {
  const { follows } = OPERATIONS[operation];
  if (follows) return ({ seam }) => seam.operation === follows;
  if (operation !== 'understitch') return undefined;
  if (key === 'tack') return (seam) => isSewn(seam, [...ENDS, ...BELOW_KEYHOLE]) && !isAtCollar(seam);
  if (key === 'catch') return (seam) => isSewn(seam, [...NECK, ...ENDS]) && isAtCollar(seam);
  if (key === 'fell') return () => false;
  if (key === 'roll') return (seam) => isSewn(seam, LAPELS);
  const stitched = operations.some((other) => other.operation === 'topstitch-edge');
  const followed = key === 'sew' && stitched ? NECK : ALL_ROUND;
  return (seam) => isSewn(seam, followed) && !(hasLapel(choices) && isAtCollar(seam));
}

/** Edges of one piece that an action of a job works on: those the job names, or those of the seams it follows. */
export function workedEdges(
  { draft, measured }: Pick<Book, 'draft' | 'measured'>,
  { seams, operations }: Job,
  piece: Piece,
  key: string,
): EdgeView[] {
  const { id } = piece;
  const view = measured.piece(id);
  const sewn = seams.filter(({ dart }) => !dart).flatMap((seam) => edgesIn(seam, id));
  const free = key === 'fell' ? draft.operations.filter(({ operation }) => operation === 'finish-edges') : [];
  const named = [...operations, ...free].flatMap((each) => {
    const followed = followedBy(each.operation, key, draft);
    const isOn =
      each.operation === 'understitch' && key === 'sew' ? hiddenSide({ draft, measured }) : () => true;
    return followed ? edgesAlong(followed, measured.seams, piece, isOn) : edgesNamed(each, id);
  });
  const names = new Set(named);
  const open = operations.some((each) => each.operation === 'attach-buckle') ? OPEN_END : undefined;
  const whole = (view?.edges ?? []).filter(({ id: edge, line }) => names.has(edge) || line === open);
  return [...new Map([...whole, ...sewn].map((edge) => [edge.id, edge])).values()];
}

const edgesNamed = ({ edges }: Operation, id: string): string[] =>
  edges.filter(({ piece }) => piece === id).map(({ edge }) => edge);

type IsOn = (piece: Piece, seam: SeamView, edge: EdgeView) => boolean;

const edgesAlong = (followed: Follows, seams: readonly SeamView[], piece: Piece, isOn: IsOn): string[] =>
  seams.filter(followed).flatMap((seam) =>
    edgesIn(seam, piece.id)
      .filter((edge) => isOn(piece, seam, edge))
      .map(({ id }) => id),
  );

/** Of a seam that is worked only in part, the edges come cut back to it. */
const edgesIn = ({ a, b }: SeamView, piece: string): EdgeView[] =>
  [...a.steps, ...b.steps].filter((step) => step.piece.id === piece).map(({ edge }) => edge);
