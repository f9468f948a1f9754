import type { Piece } from './types';

/** One of the petals that a sleeve is parted into. */
export const isPetal = ({ id }: Pick<Piece, 'id'>): boolean => id.startsWith('petal-');
