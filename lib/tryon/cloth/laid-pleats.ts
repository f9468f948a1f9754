import type { Piece } from '@/lib/pattern/types';

/** Whether a piece hangs with its pleats laid. Those in a sleeve are eased into its armhole as its gathers are. */
export const hasLaidPleats = ({ part, internal }: Pick<Piece, 'part' | 'internal'>): boolean =>
  part !== 'sleeve' && internal.some(({ kind }) => kind === 'pleat');
