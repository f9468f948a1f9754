import { JOINED } from '@/lib/drafting/sleeves/ends/elastic';
import { asPairs } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import { type PieceView, viewPiece } from '@/lib/pattern/piece-view';
import type { Draft, Operation } from '@/lib/pattern/types';
import type { Job } from '../../steps/jobs';
import { aboveBand, gathered, isSleeve } from './gather-pieces';
import { turnedUp } from './turn-edge';

/** The elastics that are in before a job is done. */
export const elasticsIn = ({ operations }: Draft, { stage }: Job): Operation[] =>
  operations.filter((each) => each.operation === 'insert-elastic' && each.stage < stage);

interface DrawnIn {
  readonly view: PieceView;
  readonly folds: readonly (readonly Pair[])[];
}

/**
 * A sleeve as it lies with its elastic in: the casing turned up inside, its edge as long as the elastic. One grown on to
 * its bodice lies as it was cut.
 */
export function withElasticsDrawn(
  view: PieceView,
  views: readonly PieceView[],
  elastics: readonly Operation[],
): DrawnIn {
  const [elastic] = elastics.filter(({ pieces }) => pieces.includes(view.id));
  if (!elastic || !isSleeve(view)) return { view, folds: [] };
  const edges = edgesOf(elastic, view);
  const whole = views.flatMap((each) => edgesOf(elastic, each)).reduce((sum, { length }) => sum + length, 0);
  const ended = viewPiece(turnedUp(view.piece, view.edges, edges).piece);
  const lines = edges.map(({ points }) => asPairs(points));
  const drawn = aboveBand(ended, lines, (Number(elastic.figures.length) - JOINED) / whole);
  return drawn ? { view: gathered(ended, drawn), folds: drawn.folds } : { view: ended, folds: [] };
}

const edgesOf = ({ edges }: Operation, { id, edges: loop }: PieceView) =>
  loop.filter((own) => edges.some(({ piece, edge }) => piece === id && edge === own.id));
