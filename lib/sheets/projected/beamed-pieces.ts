import { transformItems } from '@/lib/drawing/transform';
import type { Drawing, Item, Layer } from '@/lib/drawing/types';
import { type PieceContext, pieceName, pieceNumber } from '../context';
import { PROJECTED } from '../labels/label-style';
import { pieceGround, pieceWords } from '../pieces/piece-drawing';
import { projectedPieces } from './projected-pieces';

/** A whole piece to be shown by itself, opened out, its grain level, its lower left corner in the origin; cm. */
interface BeamedPiece {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** What is drawn of it, by layer: each may be left out. */
  readonly layers: readonly { readonly layer: Layer; readonly drawing: Drawing }[];
}

/** The lines of a projector are broad: so much is seen beyond a piece, cm. */
const EDGE = 0.5;

/** Every piece as the projector file shows it, both of a pair, in the order of the pattern. */
export function beamedPieces(context: PieceContext): BeamedPiece[] {
  return projectedPieces(context.draft.pieces).map(({ piece, twin, width, height }) => {
    const ground = pieceGround(piece, context);
    const items = [...ground.items, ...pieceWords(ground, context, { label: PROJECTED, lineWords: false })];
    const name = `${pieceNumber(piece, context.draft)}. ${pieceName(piece, context)}`;
    return {
      name: twin ? context.words('sheets.projector.twin', { name }) : name,
      width: width + 2 * EDGE,
      height: height + 2 * EDGE,
      layers: byLayer(transformItems(items, { offset: [EDGE, EDGE] }), [
        0,
        0,
        width + 2 * EDGE,
        height + 2 * EDGE,
      ]),
    };
  });
}

/** In the order they are drawn. */
const LAYERS: readonly Layer[] = ['cut', 'stitch', 'marks', 'text'];

const byLayer = (items: readonly Item[], box: Drawing['box']): BeamedPiece['layers'] =>
  LAYERS.map((layer) => ({
    layer,
    drawing: { box, items: items.filter((item) => item.layer === layer) },
  })).filter(({ drawing }) => drawing.items.length > 0);
