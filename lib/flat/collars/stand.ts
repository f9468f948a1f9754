import { lengthOn } from '../worn/line-length';
import type { Worn } from '../worn/types';
import { farBand, nearBand } from './band';
import { collarPiece } from './measures';
import type { WornCollar } from './worn-collar';

const heightOf = ({ draft }: Worn): number => lengthOn(collarPiece(draft, 'stand-outer'), 'centre');

/** A band round the neck. */
export const STAND: WornCollar = {
  far: (worn) => farBand(worn, heightOf(worn)),
  near: (worn) => nearBand(worn, heightOf(worn)),
};
