import type { OperationName } from '@/lib/operations/names';
import { OPERATIONS } from '@/lib/operations/registry';
import { once } from '@/lib/pattern/once';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Draft, Operation, Seam } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { joinedJobs } from './join-jobs';
import { overcasting } from './overcast-edges';
import { cuttingOut, staystitching, withEdgeFacings } from './prepare-work';

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

/** The pieces a job handles, each once, in the order they are named. */
export function piecesOf({ seams, operations }: Job): string[] {
  const fromSeams = seams.flatMap(({ a, b }) => [...a.steps, ...b.steps].map(({ piece }) => piece.id));
  const fromOperations = operations.flatMap(({ pieces, edges }) => [
    ...pieces,
    ...edges.map(({ piece }) => piece),
  ]);
  return [...new Set([...fromSeams, ...fromOperations])];
}
