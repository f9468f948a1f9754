import 'server-only';
import { type Book, pieceNumber } from '@/lib/booklet/book';
import { toldJobs } from '@/lib/booklet/chapters/steps';
import { fittedScene } from '@/lib/booklet/pictures/ink/draw-scene';
import { sceneOf } from '@/lib/booklet/pictures/passes/complete-scene';
import type { OperationName } from '@/lib/operations/names';
import { type Figure, figureOf } from './drawings/figure';

/** A step of a booklet as a page quotes it. */
export interface QuotedStep {
  /** Its number in the booklet. */
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly figure: Figure;
}

/** How far through the work the steps are that stand for it: something prepared, something joined, something finished. */
const SHOWN_AT = [0.2, 0.5, 0.8] as const;
/** Cm on paper the picture of a step may take. */
const FRAME = { width: 9, height: 6, maxScale: 0.2 } as const;

/** A few steps of a garment's booklet, in their order, with the pictures they are printed with. */
export function stepsAcross(book: Book): readonly QuotedStep[] {
  const all = everyStep(book);
  return SHOWN_AT.map((share) => quoted(book, all[Math.round(share * (all.length - 1))] as Step));
}

/** The steps of one operation of a garment, the first time it is done; none where it is not. */
export function stepsOfOperation(book: Book, operation: OperationName): readonly QuotedStep[] {
  const all = everyStep(book);
  const first = all.find(({ job }) => job.operation === operation)?.job;
  return all.filter(({ job }) => job === first).map((step) => quoted(book, step));
}

type Step = ReturnType<typeof everyStep>[number];

function everyStep(book: Book) {
  const steps = toldJobs(book).flatMap(({ job, title, told }) =>
    told.map((step) => ({ job, title, ...step })),
  );
  return steps.map((step, i) => ({ ...step, number: i + 1 }));
}

function quoted(book: Book, { job, action, ...words }: Step): QuotedStep {
  const frame = { ...FRAME, numberOf: (id: string) => pieceNumber(book, id) };
  const { drawn } = fittedScene(sceneOf(book, job, action), frame);
  return { number: words.number, title: words.title, text: words.text, figure: figureOf(drawn()) };
}
