import { landmark } from '@/lib/pattern/landmarks';
import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import { isOffShoulder } from '../../off-shoulder/off-shoulder';
import { shouldersGirth } from '../../passage';
import type { Reading } from '../result';
import { atLeast, atMost, between, defineRule } from '../rule';

/** Of the girth over both arms an elastic below the shoulders is so much; its ends are lapped by so much (METHODS §4). */
const ELASTIC = { share: 0.86, lapped: 1.5 };
/** A lining is felled along the casing. */
const AS_FULL = between(0.95, 1.15);
const GATHERED = [1.3, 1.6] as const;
/** A front without shoulders ends so far above the bust point (METHODS §4). */
const ABOVE_BUST = { E: { min: 3 }, W: { min: 6 } };

/** The upper edge all round, laid flat. */
const flatEdge = (context: MeasuredDraft): number =>
  lengthOn(shellPieces(context, 'front', 'back', 'sleeve'), 'neckline');

/** Length of a line on all that is cut of some pieces. */
const lengthOn = (pieces: MeasuredDraft['pieces'], line: string): number =>
  pieces
    .flatMap(({ edges, copies }) =>
      edges.filter((edge) => edge.line === line).map(({ length }) => length * copies),
    )
    .reduce((sum, length) => sum + length, 0);

const lengthOf = (context: MeasuredDraft, id: RegExp, line: string): number =>
  lengthOn(
    context.pieces.filter(({ piece, id: own }) => piece.material === 'shell' && id.test(own)),
    line,
  );

/** Across the centre of a lap it lies flat, as far as the facings reach. */
function flatAcross(context: MeasuredDraft): number {
  const beyond = lengthOf(context, /^(front|back)/, 'neckline-extension');
  return beyond > 0 ? lengthOf(context, /^facing-(front|back)/, 'upper') - beyond : 0;
}

/** Height of the edge over the bust point. */
function overBust(context: MeasuredDraft): Reading[] {
  return shellPieces(context, 'front').flatMap((view) => {
    const bust = landmark(view, 'bustPoint');
    const points = view.edges.filter(({ line }) => line === 'neckline').flatMap((edge) => edge.points);
    if (!bust || points.length === 0) return [];
    const lowest = Math.min(...points.map(({ y }) => y));
    return [{ figure: lowest - bust.y, where: `${view.id}: edge over the bust`, limits: ABOVE_BUST }];
  });
}

/** The same elastic gathers a lining: it is as full, but for what its room at the sides makes of that. */
function liningReadings(context: MeasuredDraft, outer: number): Reading[] {
  const lined = lengthOn(
    context.pieces.filter(({ piece: { part } }) => part === 'lining'),
    'neckline',
  );
  if (lined === 0) return [];
  return [{ figure: lined / outer, where: 'edge of the lining over that of the garment', limits: AS_FULL }];
}

function readings(context: MeasuredDraft): Reading[] {
  const { choices, body, operations } = context.draft;
  if (!isOffShoulder(choices)) return [];
  const inserted = operations.find(({ operation }) => operation === 'insert-edge-elastic');
  const elastic = Number(inserted?.figures.length) - ELASTIC.lapped + flatAcross(context);
  const [flat, girth] = [flatEdge(context), shouldersGirth(body)];
  return [
    { figure: Math.abs(elastic - ELASTIC.share * girth), where: 'elastic round the shoulders' },
    { figure: flat - girth, where: 'flat edge over the shoulders', limits: atLeast(0) },
    { figure: flat / elastic, where: 'flat edge over elastic', limits: between(...GATHERED) },
    ...liningReadings(context, flat),
    ...overBust(context),
  ];
}

/** INVARIANTS E23. */
export const E23 = defineRule({
  id: 'E23',
  title: 'An edge below the shoulders passes flat, is drawn in to stay, and covers the bust',
  limits: atMost(0.3),
  read: readings,
});
