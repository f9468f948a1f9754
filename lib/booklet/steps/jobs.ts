import { EXTENSION } from '@/lib/drafting/openings/lap';
import type { OperationName } from '@/lib/operations/names';
import { OPERATIONS, stageOf } from '@/lib/operations/registry';
import { once } from '@/lib/pattern/once';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Draft, EdgeRef, Operation, Piece, Seam } from '@/lib/pattern/types';
import type { Book } from '../book';
import { withEdgeFacings } from './facings/edge-facings';
import { joinedJobs } from './joined-jobs';
import { OUTER, overcasting } from './words/overcasting';

/** Seams and operations of one kind that are done in one go. */
export interface Job {
  readonly operation: OperationName;
  readonly stage: number;
  readonly seams: readonly SeamView[];
  readonly operations: readonly Operation[];
}

type Source = Pick<Book, 'draft' | 'measured'>;

/** The work in the order of the draft's stages; within a stage what is alike is done together. */
export const jobsOf = once(({ draft, measured }: Source): readonly Job[] => {
  const work: Job[] = [
    ...[
      cuttingOut(draft),
      ...staystitching(draft),
      ...draft.operations,
      ...overcasting({ draft, measured }),
    ].map((operation) => ({
      ...named(operation),
      seams: [],
      operations: [withEdgeFacings(operation, draft)],
    })),
    ...measured.seams.map((view) => ({ ...inOneGo(view.seam, draft), seams: [view], operations: [] })),
  ];
  const jobs = new Map<string, Job>();
  for (const part of work) {
    const key = `${part.stage}/${part.operation}`;
    const known = jobs.get(key);
    const seams = [...(known?.seams ?? []), ...part.seams];
    jobs.set(key, { ...part, seams, operations: [...(known?.operations ?? []), ...part.operations] });
  }
  return joinedJobs([...jobs.values()].sort((a, b) => a.stage - b.stage));
});

const named = ({ operation, stage }: { readonly operation: OperationName; readonly stage: number }) => ({
  operation,
  stage,
});

function inOneGo({ operation, stage }: Seam, { seams }: Draft) {
  const { sewnWith } = OPERATIONS[operation];
  const adjoining = seams.find((other) => other.operation === sewnWith && other.stage === stage);
  return named(adjoining ?? { operation, stage });
}

/** Before any seam: every piece is cut, notched and marked. */
function cuttingOut({ pieces }: Draft): Operation {
  const ids = pieces.map(({ id }) => id);
  return {
    id: 'cut-out',
    operation: 'cut-out',
    stage: stageOf('cut-out'),
    pieces: ids,
    edges: [],
    figures: { count: ids.length },
  };
}

const BODY: readonly Piece['part'][] = ['front', 'back'];
/** A neckline bound with tape has no allowance to stitch in. */
const STITCHED_WITHIN = 0.4;
/** Beyond the centre the neckline runs on over the lap, on a wrap all the way down its slanting edge. */
const NECK_LINES = ['neckline', EXTENSION];

/** Necklines lie across the grain and stretch while they are handled, until something is sewn to them. */
function staystitching({ pieces }: Draft): Operation[] {
  const edges = pieces
    .filter(({ part, material }) => BODY.includes(part) && OUTER.includes(material))
    .flatMap((piece) =>
      piece.edges
        .filter(({ line, allowance }) => NECK_LINES.includes(line) && allowance > STITCHED_WITHIN)
        .map((edge): EdgeRef => ({ piece: piece.id, edge: edge.id })),
    );
  if (edges.length === 0) return [];
  return [
    {
      id: 'staystitch',
      operation: 'staystitch',
      stage: stageOf('staystitch'),
      pieces: [],
      edges,
      figures: {},
    },
  ];
}

/** The pieces a job handles, each once, in the order they are named. */
export function piecesOf({ seams, operations }: Job): string[] {
  const fromSeams = seams.flatMap(({ a, b }) => [...a.steps, ...b.steps].map(({ piece }) => piece.id));
  const fromOperations = operations.flatMap(({ pieces, edges }) => [
    ...pieces,
    ...edges.map(({ piece }) => piece),
  ]);
  return [...new Set([...fromSeams, ...fromOperations])];
}
