import 'server-only';
import { type Book, pieceNumber } from '@/lib/booklet/book';
import { toldJobs } from '@/lib/booklet/chapters/steps';
import { fittedScene } from '@/lib/booklet/pictures/ink/draw-scene';
import { sceneOf } from '@/lib/booklet/pictures/passes/complete-scene';
import { type Figure, figureOf } from './drawings/figure';

/** A step of the booklet as a page quotes it. */
export interface QuotedStep {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly figure: Figure;
}

/** How far through the work the steps are that a page shows: something prepared, something joined, something finished. */
const SHOWN_AT = [0.2, 0.5, 0.8] as const;
/** Cm on paper the picture of a step may take. */
const FRAME = { width: 9, height: 6, maxScale: 0.2 } as const;

/** A few steps of a garment's booklet, in their order, with the pictures they are printed with. */
export function quotedSteps(book: Book): readonly QuotedStep[] {
  const all = toldJobs(book).flatMap(({ job, title, told }) => told.map((step) => ({ job, title, ...step })));
  const numberOf = (id: string) => pieceNumber(book, id);
  return SHOWN_AT.flatMap((share) => {
    const at = Math.round(share * (all.length - 1));
    const step = all[at];
    if (!step) return [];
    const { job, title, text, action } = step;
    const { drawn } = fittedScene(sceneOf(book, job, action), { ...FRAME, numberOf });
    return [{ number: at + 1, title, text, figure: figureOf(drawn()) }];
  });
}
