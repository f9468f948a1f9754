import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import { alongEdge } from '@/lib/pattern/worn/along-edge';
import { drawnEdge } from '../../off-shoulder/shoulder-girth';
import { FULLNESS } from '../../ruffles/ruffle';
import type { Reading } from '../result';

/** Twice what the edge is drawn in to lies in a strip below the casing, over an arm or over half of all. */
function belowShoulders(context: MeasuredDraft): Reading[] {
  const { body, construction } = context.draft;
  return alongEdge(context).map(({ id, caught, stops }) => {
    const drawn = stops.length > 2 ? drawnEdge(body) / 2 : (construction.overArm ?? 0);
    return { figure: Math.abs(caught.length - FULLNESS * drawn), where: `${id}: on the drawn edge` };
  });
}

/** Length of a line on all that is cut of some pieces. */
const lengthOf = (pieces: MeasuredDraft['pieces'], line: string): number =>
  pieces
    .flatMap(({ edges, copies }) =>
      edges.filter((edge) => edge.line === line).map(({ length }) => length * copies),
    )
    .reduce((sum, length) => sum + length, 0);

/** A strip along an edge that slants is twice that, in front and behind. */
function overOneShoulder(context: MeasuredDraft): Reading[] {
  return (['front', 'back'] as const).flatMap((face) => {
    const strips = context.pieces.filter(({ id }) => id.startsWith(`edge-ruffle-${face}`));
    if (strips.length === 0) return [];
    // A raglan sleeve takes a part of the edge with it.
    const sleeves = shellPieces(context, 'sleeve').filter(({ id }) => id.includes(face));
    const edge = lengthOf([...shellPieces(context, face), ...sleeves], 'neckline');
    const figure = Math.abs(lengthOf(strips, 'ruffle') - FULLNESS * edge);
    return [{ figure, where: `edge-ruffle: on the ${face}` }];
  });
}

/** Ruffles that are caught along an edge, without a seam of their own. */
export const edgeRuffleReadings = (context: MeasuredDraft): Reading[] => [
  ...belowShoulders(context),
  ...overOneShoulder(context),
];
