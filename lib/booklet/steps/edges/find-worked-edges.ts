import { hasLapel } from '@/lib/drafting/collars/revers';
import { type Along, detailsOf } from '@/lib/operations/action';
import { findDone, isDone } from '@/lib/operations/ask';
import type { OperationName } from '@/lib/operations/names';
import { OPERATIONS } from '@/lib/operations/registry';
import { STAGES } from '@/lib/operations/stages';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Draft, Operation, Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../jobs/jobs';
import { hiddenSide } from './roll-facings';

/** The line of the end of a strip that is left open. */
const OPEN_END = 'start';
/** Lines along which a facing meets the collar that stands between it and the neckline. */
const AT_COLLAR = ['neck', 'collar-neck'];
type Follows = (seam: SeamView) => boolean;

const isAtCollar = ({ a }: SeamView) => AT_COLLAR.includes(a.line);

/** Where an action of an operation works on a facing that it turns; none for most. */
export const alongOf = (operation: OperationName, key: string): Along | undefined =>
  detailsOf(OPERATIONS[operation].actions.find((action) => action.key === key)).along;

/**
 * Operations that name a strip or a facing only, and the seams along which each of their actions is done. A
 * topstitched placket holds the facing along the edges of a front by itself: only its neckline is understitched. Below
 * a lapel the neck seam is caught to the other one instead.
 */
function followedBy(operation: OperationName, along: Along | undefined, draft: Draft): Follows | undefined {
  const { follows } = OPERATIONS[operation];
  if (follows) return ({ seam }) => seam.operation === follows;
  return along && FOLLOWED[along](draft);
}

const layerOf = ({ seam }: SeamView) => OPERATIONS[seam.operation].faces;
const isCrossed = ({ seam }: SeamView) => OPERATIONS[seam.operation].crossed === true;
const besidesLapel = ({ choices }: Draft, seam: SeamView) => !(hasLapel(choices) && isAtCollar(seam));

const FOLLOWED: Readonly<Record<Along, (draft: Draft) => Follows>> = {
  'faced-edges': (draft) => (seam) => layerOf(seam) !== undefined && besidesLapel(draft, seam),
  'hidden-side': (draft) => {
    const held = isDone(draft.operations, ({ holdsFacing }) => holdsFacing);
    return (seam) =>
      (held ? layerOf(seam) === 'edge' : layerOf(seam) !== undefined) && besidesLapel(draft, seam);
  },
  lapels: () => (seam) => layerOf(seam) === 'front',
  'collar-seam': () => (seam) => (layerOf(seam) === 'edge' || isCrossed(seam)) && isAtCollar(seam),
  crossings: () => (seam) => isCrossed(seam) && !isAtCollar(seam),
  'free-edges': () => () => false,
};

/** The lower edge is faced when the facing of a lap was turned long since. */
const isFacedLater = ({ seam }: SeamView, { stage }: Operation): boolean =>
  stage < STAGES.hemFacingSeams && seam.stage >= STAGES.hemFacingSeams;

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
  const overcast = findDone(draft.operations, ({ overcasts }) => overcasts);
  const free = operations.some((each) => alongOf(each.operation, key) === 'free-edges') ? overcast : [];
  const named = [...operations, ...free].flatMap((each) => {
    const along = alongOf(each.operation, key);
    const followed = followedBy(each.operation, along, draft);
    const isOn = along === 'hidden-side' ? hiddenSide({ draft, measured }) : () => true;
    const seams = measured.seams.filter((seam) => !isFacedLater(seam, each));
    return followed ? edgesAlong(followed, seams, piece, isOn) : edgesNamed(each, id);
  });
  const names = new Set(named);
  const open = isDone(operations, ({ openEnd }) => openEnd) ? OPEN_END : undefined;
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
