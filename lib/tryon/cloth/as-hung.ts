import { startOf } from '@/lib/geometry/path';
import { withPleatsLaid } from '@/lib/pattern/lay-pleats';
import { type MeasuredDraft, measureDraft } from '@/lib/pattern/measured-draft';
import { type PieceView, viewPiece } from '@/lib/pattern/piece-view';
import type { Draft, Piece } from '@/lib/pattern/types';
import { cowled } from './cowled';
import { hasLaidPleats } from './laid-pleats';
import { strapped } from './strapped';
import { withoutVentLaps } from './vent-laps';

/** The draft of a garment as it is hung: its pleats laid, and thin straps cut in one with what they hold. */
export function asHung(draft: Draft): MeasuredDraft {
  const whole = strapped(withoutVentLaps(draft));
  return measureDraft({ ...whole, pieces: whole.pieces.map((piece) => cowled(laid(piece))) });
}

/** Pleats are closed over the hips; at the hem so much of their cloth falls open, as a share. */
const OPEN = 0.12;

function laid(piece: Piece): Piece {
  if (!hasLaidPleats(piece)) return piece;
  const view = viewPiece(piece);
  const heights = view.edges.flatMap(({ points }) => points.map(({ y }) => y));
  const [hem, hip] = [Math.min(...heights), levelOf(view, 'hip') ?? Math.max(...heights)];
  return withPleatsLaid(view, (y) => (OPEN * Math.max(0, hip - y)) / (hip - hem)).piece;
}

const levelOf = ({ levels }: PieceView, name: string): number | undefined => {
  const level = levels.get(name);
  return level && startOf(level).y;
};
