import type { SeamView } from '@/lib/drafting/checks/context/seam-view';
import type { Operation } from '@/lib/drafting/types';
import type { Book } from '../book';

/** Seams and operations of one kind that are done in one go. */
export interface Job {
  readonly operation: string;
  readonly stage: number;
  readonly seams: readonly SeamView[];
  readonly operations: readonly Operation[];
}

/** The work in the order of the draft's stages; within a stage what is alike is done together. */
export function jobsOf({ draft, measured }: Pick<Book, 'draft' | 'measured'>): Job[] {
  const work: Job[] = [
    ...draft.operations.map((operation) => ({ ...named(operation), seams: [], operations: [operation] })),
    ...measured.seams.map((view) => ({ ...named(view.seam), seams: [view], operations: [] })),
  ];
  const jobs = new Map<string, Job>();
  for (const part of work) {
    const key = `${part.stage}/${part.operation}`;
    const known = jobs.get(key);
    const seams = [...(known?.seams ?? []), ...part.seams];
    jobs.set(key, { ...part, seams, operations: [...(known?.operations ?? []), ...part.operations] });
  }
  return [...jobs.values()].sort((a, b) => a.stage - b.stage);
}

const named = ({ operation, stage }: { readonly operation: string; readonly stage: number }) => ({
  operation,
  stage,
});

/** The pieces a job handles, each once, in the order they are named. */
export function piecesOf({ seams, operations }: Job): string[] {
  const fromSeams = seams.flatMap(({ a, b }) => [...a.steps, ...b.steps].map(({ piece }) => piece.id));
  const fromOperations = operations.flatMap(({ pieces, edges }) => [
    ...pieces,
    ...edges.map(({ piece }) => piece),
  ]);
  return [...new Set([...fromSeams, ...fromOperations])];
}
