import { JOINED } from '@/lib/drafting/sleeves/ends/elastic';
import { asPairs } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import { OPERATIONS } from '@/lib/operations/registry';
import { carried } from '@/lib/pattern/carry-piece';
import { edgeOf } from '@/lib/pattern/find';
import { type PieceView, viewPiece } from '@/lib/pattern/piece-view';
import type { SeamView, Side, Step } from '@/lib/pattern/seam-view';
import { splitAtLevels } from '@/lib/pattern/split-at-levels';
import type { Operation } from '@/lib/pattern/types';
import { isAmong } from '../../steps/edges/find-sewn';
import type { Job } from '../../steps/jobs/jobs';
import { type DrawnUp, drawnIn, drawnUp } from './gather-edge';
import type { Lines } from './scene';
import { turnedUp } from './turn-edge';

/** How a piece lies once some edges of it are gathered to a share of their length. */
type Drawing = (view: PieceView, edges: readonly Pair[][], ratio: number) => DrawnUp | undefined;

/** A sleeve that is a piece of its own ends in a level edge; one grown on to its bodice ends aslant at its side. */
const isSleeve = ({ piece }: PieceView): boolean => piece.part === 'sleeve';

/** A sleeve above its band or cuff. */
export const aboveBand: Drawing = (view, edges, ratio) =>
  isSleeve(view) ? drawnIn(view.piece.cutLine, edges, ratio) : undefined;

/** How the first side of a seam lies that is gathered: hanging from the second one, or above it. */
function drawingOf({ seam }: SeamView): Drawing | undefined {
  const { gathers } = OPERATIONS[seam.operation];
  return gathers && (gathers === 'sleeve-end' ? aboveBand : drawnUp);
}

/** What is done once a seam is sewn: its gathers are held. */
const AFTER = ['press', 'fold', 'fell', 'finish'];

/** The gathers that are sewn when an action is done: its own once they are held. */
export const gathersSewn = (seams: readonly SeamView[], { stage }: Job, key = ''): SeamView[] =>
  seams.filter(
    (view) =>
      drawingOf(view) && (view.seam.stage < stage || (view.seam.stage === stage && AFTER.includes(key))),
  );

/** Whether gathers hang from their seam. */
export const isHung = (view: SeamView): boolean => drawingOf(view) === drawnUp;

interface Gathered {
  readonly views: readonly PieceView[];
  /** The folds of their gathers, by piece. */
  readonly folds: Readonly<Record<string, Lines>>;
}

/** Pieces as they lie once some seams gather them: each as wide there as the edge it is sewn to. */
export function withGathersDrawn(views: readonly PieceView[], seams: readonly SeamView[]): Gathered {
  const now = new Map(views.map((view) => [view.id, view]));
  const folds: Record<string, (readonly Pair[])[]> = {};
  for (const seam of fromAbove(seams))
    for (const view of piecesOn(seam.a, now)) {
      const ratio = lengthIn(now, seam.b) / lengthIn(now, seam.a);
      const drawn = drawingOf(seam)?.(view, edgesOf(seam.a, view), ratio);
      if (!drawn) continue;
      now.set(view.id, gathered(view, drawn));
      folds[view.id] = [...(folds[view.id] ?? []).map((line) => line.map(drawn.carry)), ...drawn.folds];
    }
  return { views: views.map((view) => now.get(view.id) ?? view), folds };
}

/** A piece as it lies once it is drawn up. */
export const gathered = ({ piece }: PieceView, { carry, levels }: DrawnUp): PieceView =>
  viewPiece(carried(splitAtLevels(piece, levels), { carry, isTakenUp: () => false }));

/** What hangs from a piece that is gathered itself comes after it: a tier is as wide as the one above it was drawn. */
function fromAbove(seams: readonly SeamView[]): SeamView[] {
  const next = seams.find(
    ({ b }) => !seams.some(({ a }) => a.steps.some((step) => passes(b.steps, step.piece.id))),
  );
  return next ? [next, ...fromAbove(seams.filter((each) => each !== next))] : [...seams];
}

const passes = (steps: readonly Step[], id: string): boolean => steps.some(({ piece }) => piece.id === id);

const piecesOn = ({ steps }: Side, now: ReadonlyMap<string, PieceView>): PieceView[] =>
  [...new Set(steps.map(({ piece }) => piece.id))].flatMap((id) => now.get(id) ?? []);

const edgesOf = ({ steps }: Side, { id, edges }: PieceView): Pair[][] =>
  edges
    .filter((edge) => steps.some((step) => step.piece.id === id && step.edge.id === edge.id))
    .map(({ points }) => asPairs(points));

const lengthIn = (now: ReadonlyMap<string, PieceView>, { steps }: Side): number =>
  steps.reduce((sum, { piece, edge }) => {
    const own = edgeOf(now.get(piece.id) ?? piece, edge.id);
    return sum + (own ?? edge).length;
  }, 0);

/**
 * A sleeve as it lies with its elastic in: the casing turned up inside, its edge as long as the elastic. One grown on to
 * its bodice lies as it was cut.
 */
export function withElasticsDrawn(
  view: PieceView,
  views: readonly PieceView[],
  elastics: readonly Operation[],
): { readonly view: PieceView; readonly folds: Lines } {
  const [elastic] = elastics.filter(({ pieces }) => pieces.includes(view.id));
  if (!elastic || !isSleeve(view)) return { view, folds: [] };
  const edges = edgesOfElastic(elastic, view);
  const whole = views
    .flatMap((each) => edgesOfElastic(elastic, each))
    .reduce((sum, { length }) => sum + length, 0);
  const ended = viewPiece(turnedUp(view.piece, view.edges, edges).piece);
  const lines = edges.map(({ points }) => asPairs(points));
  const drawn = aboveBand(ended, lines, (Number(elastic.figures.length) - JOINED) / whole);
  return drawn ? { view: gathered(ended, drawn), folds: drawn.folds } : { view: ended, folds: [] };
}

const edgesOfElastic = ({ edges }: Operation, { id, edges: loop }: PieceView) =>
  loop.filter((own) => isAmong(edges, id, own.id));
